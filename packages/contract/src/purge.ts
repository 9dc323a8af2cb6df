import { z } from './zod.ts';

/** `POST` to a site: its pages made from this content are old. */
export const purgePath = '/_purge';
/** HMAC-SHA256 of the body with the common secret, hexadecimal. */
export const purgeSignatureHeader = 'x-nasaq-signature';

/** Collections and globals, as in `x-content-tags`; `null` = everything. */
const tags = z.array(z.string().max(100)).max(100).nullable();

export const purgeSchema = z.object({
  tags,
  /**
   * Those of them from which something was taken back (unpublished, trashed, deleted), or may have been: pages made from
   * these must not be answered again, not even while the admin host is away.
   */
  withdrawn: tags.default(null),
  /** The changes that this is about, by their count; `null` where they could not be counted. */
  first: z.number().int().nullable(),
  last: z.number().int().nullable(),
  /** Epoch milliseconds of the sending. */
  at: z.number(),
});
export type Purge = z.infer<typeof purgeSchema>;

/** `GET changes`: rises with every publish; a site that sees another number than it was told of has missed one. */
export const changesSchema = z.object({ sequence: z.number().int().nonnegative() });
export type Changes = z.infer<typeof changesSchema>;
