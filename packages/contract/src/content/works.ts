import { z } from '../zod.ts';
import { detailFields, figureSchema, imageSchema, pictureSchema, relatedSchema, summarySchema } from './shared.ts';

export const workSummarySchema = summarySchema.extend({
  client: z.string(),
  year: z.number().int(),
  /** The client's mark on a transparent ground; pages show it in one colour. */
  mark: imageSchema.nullable(),
  industry: z.object({ key: z.string(), slug: z.string(), title: z.string() }).nullable(),
  /** What was done for it. */
  services: z.array(z.object({ key: z.string(), title: z.string() })),
  /** The first of its gallery. */
  firstPicture: pictureSchema.nullable(),
});
export type WorkSummary = z.infer<typeof workSummarySchema>;

/** The way to a client's work by their mark. */
export const clientMarkSchema = workSummarySchema.pick({ key: true, slug: true }).extend({ mark: imageSchema });
export type ClientMark = z.infer<typeof clientMarkSchema>;

export const workSchema = workSummarySchema.extend({
  ...detailFields,
  challenge: z.string(),
  approach: z.string(),
  result: z.string(),
  figures: z.array(figureSchema),
  gallery: z.array(pictureSchema),
  quote: z.object({ text: z.string(), author: z.string(), role: z.string() }).nullable(),
  services: z.array(relatedSchema),
  technologies: z.array(z.string()),
  /** Other works of the same industry, or made with the same services. */
  related: z.array(workSummarySchema),
});
export type Work = z.infer<typeof workSchema>;
