import { z } from '../zod.ts';
import {
  categoryRefSchema,
  detailFields,
  figureSchema,
  questionSchema,
  relatedSchema,
  summarySchema,
  titledTextSchema,
} from './shared.ts';
import { workSummarySchema } from './works.ts';

/** The list row that services, solutions and industries share. */
export const offerSummarySchema = summarySchema.extend({ category: categoryRefSchema });
export type OfferSummary = z.infer<typeof offerSummarySchema>;

export const deliverableSchema = z.object({
  text: z.string(),
  /** The step of the process after which the client holds it, from 1; null where it belongs to none. */
  step: z.number().int().positive().nullable(),
});
export type Deliverable = z.infer<typeof deliverableSchema>;

/** What the detail pages of all three have. */
const offerFields = {
  ...detailFields,
  /** What a client asks first: how long it takes, who works on it, from what price. */
  facts: z.array(figureSchema),
  benefits: z.array(titledTextSchema),
  process: z.array(titledTextSchema),
  deliverables: z.array(deliverableSchema),
  faq: z.array(questionSchema),
  related: z.array(relatedSchema),
} as const;

export const serviceSummarySchema = offerSummarySchema.extend({ facts: offerFields.facts });
export type ServiceSummary = z.infer<typeof serviceSummarySchema>;
export const serviceSchema = serviceSummarySchema.extend({
  ...offerFields,
  /** Works that were made with it. */
  works: z.array(workSummarySchema),
});
export type Service = z.infer<typeof serviceSchema>;

/** A part of a solution, and what it gives to which other parts. */
export const partSchema = titledTextSchema.extend({
  /** The client has it already. */
  existing: z.boolean(),
  /** What it hands over; empty where it says nothing. */
  gives: z.string(),
  /** Places, from 1, of the parts that receive it. */
  to: z.array(z.number().int().positive()),
});
export type Part = z.infer<typeof partSchema>;

/** Something measurable before the solution and with it. */
export const comparisonSchema = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type Comparison = z.infer<typeof comparisonSchema>;

export const solutionSummarySchema = offerSummarySchema.extend({
  /** What a client has who needs it, in the client's words; may be empty. */
  problem: z.string(),
});
export type SolutionSummary = z.infer<typeof solutionSummarySchema>;
export const solutionSchema = solutionSummarySchema.extend({
  ...offerFields,
  parts: z.array(partSchema),
  comparisons: z.array(comparisonSchema),
});
export type Solution = z.infer<typeof solutionSchema>;

/** A moment in the working day of an industry, and what was built for it. */
export const momentSchema = titledTextSchema.extend({
  /** `7:40` in 24 hours, or words. */
  time: z.string(),
  made: z.string(),
  entry: relatedSchema.nullable(),
});
export type Moment = z.infer<typeof momentSchema>;

export const industrySummarySchema = offerSummarySchema.extend({
  /** How many works were made in it. */
  workCount: z.number().int().nonnegative(),
  /** The first figure of its first work. */
  figure: figureSchema.nullable(),
});
export type IndustrySummary = z.infer<typeof industrySummarySchema>;
export const industrySchema = industrySummarySchema.extend({
  ...offerFields,
  day: z.array(momentSchema),
  works: z.array(workSummarySchema),
});
export type Industry = z.infer<typeof industrySchema>;
