import { z } from 'zod';

/** Raised when an older release could not read what a newer one writes. */
export const bundleFormat = 1;

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What stands first in a bundle. What its members hold is checked against it before anything else is done. */
export const bundleManifest = z.object({
  kind: z.literal('content-bundle'),
  format: z.number().int().positive(),
  /** Of the product that made it. */
  release: z.string().max(60),
  /** Of the installation that made it: nothing but a number of its own. */
  origin: z.uuid(),
  made: z.iso.datetime(),
  /** What the company is called, for who looks at the file. */
  company: z.object({ en: z.string(), ar: z.string() }).partial(),
  /** How many of each kind there are. */
  counts: z.record(z.string(), z.number()),
  members: z.record(z.string(), z.object({ bytes: z.number().int().nonnegative(), sha256 })),
  /** Pictures that were not where they should be. */
  missing: z.array(z.string()),
});

export type BundleManifest = z.infer<typeof bundleManifest>;

const file = z.object({
  sha256,
  bytes: z.number().int().nonnegative(),
  name: z.string().min(1).max(255),
  type: z.string().max(120),
  width: z.number().optional(),
  height: z.number().optional(),
});

const values = z.record(z.string(), z.unknown());
const language = z.enum(['en', 'ar']);
const marks = z.record(
  z.string(),
  z.object({
    as: z.enum(['confirmed', 'machine', 'review']),
    source: z.string(),
    target: z.string(),
    minor: z.literal(true).optional(),
  }),
);

/** One line of `content/<kind>.jsonl`. */
export const bundleItem = z.object({
  name: z.string().regex(/^[a-z][a-z-]*\/.+$/u),
  published: z.object({ languages: z.array(language).min(1), values }).optional(),
  draft: values.optional(),
  said: z.object({ source: language, marks: z.object({ en: marks, ar: marks }) }).optional(),
  files: z.record(z.string().regex(/^[a-z]+$/i), file).optional(),
});
