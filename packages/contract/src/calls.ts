import type { BilingualText } from './bilingual.ts';
import arabic from './catalogue/ar/errors.json' with { type: 'json' };
import english from './catalogue/en/errors.json' with { type: 'json' };
import { z } from './zod.ts';
import { alternatesSchema, contentTypes, imageSchema } from './content/shared.ts';
import { locales } from './locale.ts';
import { challengeSchema } from './submissions/calls.ts';
import { uploadRefusals } from './submissions/uploads.ts';
import { liveBilingual } from './words.ts';

/** Body of every answer with a status from 400 to 599. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum([
      'bad_request',
      'unsupported_version',
      'unauthorized',
      'forbidden',
      // The account may not order; `message` is the reason.
      'banned',
      'not_found',
      'method_not_allowed',
      'payload_too_large',
      'invalid',
      'proof_required',
      'too_many_requests',
      'storage_full',
      'internal',
      'unavailable',
    ]),
    /** In the language of the `locale` header. */
    message: z.string(),
    /** The query parameter or body field that is at fault. */
    field: z.string().optional(),
    /** Every field of a form that is at fault, in the form's order; the sentences come with each failure. */
    failures: z
      .array(
        z.object({
          field: z.string(),
          rule: z.string(),
          min: z.number().optional(),
          max: z.number().optional(),
          message: z.string(),
          /** The same sentence in Arabic, which every language shows. */
          messageAr: z.string(),
        }),
      )
      .optional(),
    /** Why an uploaded file was refused. */
    reason: z.enum(uploadRefusals).optional(),
    /** With `proof_required`. */
    challenge: challengeSchema.optional(),
    /** Seconds after which the same call may pass, with 429 and 503. */
    retryAfter: z.number().int().optional(),
  }),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
export type ApiErrorCode = ApiErrorBody['error']['code'];

/** What each code says to people, where a refusal has no sentence of its own. */
export const apiErrorMessages: Record<ApiErrorCode, BilingualText> = /* @__PURE__ */ liveBilingual(
  'contract/errors',
  english,
  arabic,
);

/** Every list: `page` counts from 1, and one beyond the end is a 404. What a call does not read is ignored. */
export const defaultPageSize = 12;
export const maxPageSize = 100;
export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
  /** Slug, in the request's language, of a category (services, solutions, industries, articles). */
  category: z.string().max(200).optional(),
  /** Slug of a tag (posts). */
  tag: z.string().max(200).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export function listSchema<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    meta: z.object({
      page: z.number().int(),
      limit: z.number().int(),
      total: z.number().int(),
      pages: z.number().int(),
    }),
  });
}
export interface List<T> {
  data: T[];
  meta: { page: number; limit: number; total: number; pages: number };
}

/** Every single entry: `{ data }`. */
export function itemSchema<T extends z.ZodType>(item: T) {
  return z.object({ data: item });
}
export interface Item<T> {
  data: T;
}

/** `GET redirects`: every address that moved, and where it is now. */
export const redirectSchema = z.object({
  /** Path with locale prefix, decoded and in NFC. */
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** `GET sitemap`: every published page of an entry or category. */
export const sitemapEntrySchema = z.object({
  type: z.union([z.enum(contentTypes), z.literal('categories')]),
  /** Only with `type` = `categories`: whose category it is. */
  categoryOf: z.enum(contentTypes).optional(),
  alternates: alternatesSchema,
  updatedAt: z.iso.datetime(),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

/** `POST search`: `{search}`, answered by `{data: SearchResult[], leadsTo?}`. A longer search is refused, not cut. */
export const maxSearchLength = 200;
export const searchRequestSchema = z.object({
  search: z.string().max(maxSearchLength),
  /** Looks into these only; absent = into all. */
  types: z.array(z.enum(contentTypes)).min(1).max(contentTypes.length).optional(),
  /** How many results at most. */
  limit: z.number().int().min(1).max(50).default(20),
});
/** What callers send: `limit` may be absent. */
export type SearchRequest = z.input<typeof searchRequestSchema>;
export const searchResultSchema = z.object({
  /** Resource name; the interface translates it. */
  type: z.enum(contentTypes),
  title: z.string(),
  /** Path with locale prefix. */
  url: z.string(),
  locale: z.enum(locales),
  /** Entry key, for the pattern where there is no picture. */
  key: z.string(),
  excerpt: z.string(),
  /** What the query met, as pairs of start and end in UTF-16 units: whole words. */
  highlights: z.object({
    title: z.array(z.tuple([z.number().int(), z.number().int()])),
    excerpt: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
  searchable: z.object({ image: imageSchema.nullable().optional() }).optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
export const searchAnswerSchema = z.object({
  data: z.array(searchResultSchema),
  /** Path with locale prefix of the page that staff let this search lead to. */
  leadsTo: z.string().optional(),
});
