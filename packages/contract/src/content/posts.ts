import { z } from '../zod.ts';
import { locales } from '../locale.ts';
import { alternatesSchema, detailFields, personSchema, relatedSchema, summarySchema } from './shared.ts';

export const authorSchema = personSchema.extend({
  /** The language of these texts: that of the request, or the other where the author has no name in it. */
  locale: z.enum(locales),
});
export type Author = z.infer<typeof authorSchema>;

export const tagSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** The language of the title: that of the request, or the other where the tag has no name in it. */
  locale: z.enum(locales),
  /** The tag's slugs, so that a filtered list keeps its filter when the language is switched. */
  alternates: alternatesSchema,
});
export type Tag = z.infer<typeof tagSchema>;

export const countedTagSchema = tagSchema.extend({
  /** Posts in the request's language that carry it. */
  count: z.number().int().positive(),
});
export type CountedTag = z.infer<typeof countedTagSchema>;

/** The place of a post in a series of them. */
export const seriesPlaceSchema = z.object({ title: z.string(), part: z.number().int().positive() });

/** One post of a series, as the others of it name it. */
export const seriesPartSchema = summarySchema
  .pick({ key: true, slug: true, title: true })
  .extend({ part: z.number().int().positive() });
export type SeriesPart = z.infer<typeof seriesPartSchema>;

export const postSummarySchema = summarySchema.extend({
  publishedAt: z.iso.datetime(),
  /** Whole minutes, at least 1. */
  readingMinutes: z.number().int().positive(),
  author: authorSchema.pick({ name: true, role: true, key: true, locale: true }),
  tags: z.array(tagSchema),
  series: seriesPlaceSchema.nullable(),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = postSummarySchema.extend({
  ...detailFields,
  author: authorSchema,
  /** All published parts of its series in their order, itself among them; empty where it is in none. */
  seriesParts: z.array(seriesPartSchema),
  related: z.array(relatedSchema),
});
export type Post = z.infer<typeof postSchema>;
