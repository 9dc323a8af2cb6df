import { z } from '../zod.ts';
import { locales } from '../locale.ts';
import { parts } from '../parts.ts';
import { brandSchema } from './brand.ts';
import { navigationSchema, pageTextsSchema } from './navigation.ts';

const minutes = z.number().int().min(0).max(1440);

/** Minutes after midnight in the company's time zone; `to` ≤ `from` means "until that time on the next day". */
export const intervalSchema = z.object({ from: minutes, to: minutes });

export const openingHoursSchema = z.object({
  timeZone: z.string(),
  /** Sunday first, as `Date#getDay`; an empty list is a closed day. */
  week: z.array(z.array(intervalSchema)).length(7),
  /** Dates that differ from their weekday; no intervals = closed. */
  exceptions: z.array(z.object({ date: z.iso.date(), label: z.string(), intervals: z.array(intervalSchema) })),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

export const socialNetworks = ['facebook', 'twitter', 'dribbble', 'behance', 'github'] as const;

/** `GET global-site-data`. The first two groups are the specification's; the rest is ours. */
export const globalSiteDataSchema = z.object({
  locale: z.enum(locales),
  general: z.object({
    nameEn: z.string(),
    nameAr: z.string(),
    descriptionEn: z.string(),
    descriptionAr: z.string(),
    keywordsEn: z.string(),
    keywordsAr: z.string(),
    email: z.string(),
    phone: z.string(),
    /** ISO 3166, where the company sits; absent where neither its phone nor its time zone tells it. */
    country: z.string().length(2).optional(),
  }),
  /** An address that is not known is `#`. */
  social: z.record(z.enum(socialNetworks), z.string()),
  quote: z.object({ text: z.string(), author: z.string() }),
  address: z.string(),
  openingHours: openingHoursSchema,
  /** Which digits Arabic pages show; the same on the server and in the browser. */
  numberingSystem: z.enum(['arab', 'latn']),
  /** Parts of the site that are off, and where each leads (`PartsOff`); absent where everything is on. */
  parts: z
    .partialRecord(
      z.enum(parts),
      z.object({ to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }).nullable(),
    )
    .optional(),
  /** By namespace, the hash of what the owner says in the place of built texts; absent where that is nothing. */
  words: z.record(z.string(), z.string()).optional(),
  /** Menu, footer and networks where the owner has arranged them. */
  navigation: navigationSchema.optional(),
  /** For the site's server alone: each page has its own in its head. */
  pageTexts: pageTextsSchema.optional(),
  /** Absent where the company looks as the product is delivered. */
  brand: brandSchema.optional(),
});
export type GlobalSiteData = z.infer<typeof globalSiteDataSchema>;

/** `GET words`: in each language, by namespace, what the owner says in the place of built texts, as their compiler makes it. */
export const siteWordsSchema = z.record(
  z.enum(locales),
  z.record(z.string(), z.object({ hash: z.string(), texts: z.record(z.string(), z.unknown()) })),
);
export type SiteWords = z.infer<typeof siteWordsSchema>;
