import { z } from '../zod.ts';
import {
  detailFields,
  pictureSchema,
  questionSchema,
  relatedSchema,
  summarySchema,
  titledTextSchema,
} from './shared.ts';

export const productSummarySchema = summarySchema.extend({
  /** One or two words: what kind of product it is. */
  kind: z.string(),
  /** The first of its screenshots. */
  firstPicture: pictureSchema.nullable(),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const planSchema = z.object({
  name: z.string(),
  /** As shown, with currency; an empty text means "on request". */
  price: z.string(),
  period: z.string(),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;

export const productSchema = productSummarySchema.extend({
  ...detailFields,
  features: z.array(titledTextSchema),
  plans: z.array(planSchema),
  screenshots: z.array(pictureSchema),
  faq: z.array(questionSchema),
  related: z.array(relatedSchema),
});
export type Product = z.infer<typeof productSchema>;
