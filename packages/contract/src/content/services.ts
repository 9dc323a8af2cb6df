import { z } from '../zod.ts';
import {
  categoryRefSchema,
  detailFields,
  questionSchema,
  relatedSchema,
  summarySchema,
  titledTextSchema,
} from './shared.ts';

export const serviceSummarySchema = summarySchema.extend({ category: categoryRefSchema });
export type ServiceSummary = z.infer<typeof serviceSummarySchema>;

export const serviceSchema = serviceSummarySchema.extend({
  ...detailFields,
  benefits: z.array(titledTextSchema),
  process: z.array(titledTextSchema),
  deliverables: z.array(z.string()),
  faq: z.array(questionSchema),
  related: z.array(relatedSchema),
});
export type Service = z.infer<typeof serviceSchema>;

/** A solution and an industry have exactly the shape of a service. */
export const solutionSummarySchema = serviceSummarySchema;
export type SolutionSummary = ServiceSummary;
export const solutionSchema = serviceSchema;
export type Solution = Service;
export const industrySummarySchema = serviceSummarySchema;
export type IndustrySummary = ServiceSummary;
export const industrySchema = serviceSchema;
export type Industry = Service;
