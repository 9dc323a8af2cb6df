import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import {
  categoryRefSchema,
  detailFields,
  figureSchema,
  pictureSchema,
  personSchema,
  questionSchema,
  relatedSchema,
  summarySchema,
  titledTextSchema,
} from './shared.ts';

/** A company page: free text with optional figures. */
export const companySummarySchema = summarySchema;
export type CompanySummary = z.infer<typeof companySummarySchema>;
export const companySchema = companySummarySchema.extend({
  ...detailFields,
  figures: z.array(figureSchema),
  sections: z.array(titledTextSchema),
  /** After its own content; absent without any. */
  blocks: blocksSchema.optional(),
});
export type Company = z.infer<typeof companySchema>;

export const legalSummarySchema = summarySchema.extend({
  /** When the text that is in force was last revised. */
  revisedAt: z.iso.datetime(),
});
export type LegalSummary = z.infer<typeof legalSummarySchema>;
export const legalSchema = legalSummarySchema.extend(detailFields);
export type Legal = z.infer<typeof legalSchema>;

/** A knowledge base article. */
export const articleSummarySchema = summarySchema.extend({ category: categoryRefSchema });
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export const articleSchema = articleSummarySchema.extend({
  ...detailFields,
  readingMinutes: z.number().int().positive(),
  related: z.array(relatedSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** `/about`: who the company is. */
export const aboutSchema = z.object({
  statement: z.string(),
  intro: z.string(),
  figures: z.array(figureSchema),
  values: z.array(titledTextSchema),
  story: z.array(z.object({ year: z.string(), title: z.string(), text: z.string() })),
  team: z.array(personSchema),
  /** Whether the page shows how a pattern is drawn. */
  craft: z.boolean(),
  /** Where the company is to be found: plans, maps, rooms. */
  place: z.array(pictureSchema),
  blocks: blocksSchema.optional(),
});
export type About = z.infer<typeof aboutSchema>;

/** `/care`: how clients are looked after. */
export const careSchema = z.object({
  statement: z.string(),
  intro: z.string(),
  channels: z.array(titledTextSchema),
  promises: z.array(titledTextSchema),
  faq: z.array(questionSchema),
  blocks: blocksSchema.optional(),
});
export type Care = z.infer<typeof careSchema>;
