import { z } from '../zod.ts';
import { blockSchema } from './blocks.ts';
import { offerSummarySchema } from './services.ts';
import { homeSections } from './home-sections.ts';
import { postSummarySchema } from './posts.ts';
import { productSummarySchema } from './products.ts';
import { figureSchema, titledTextSchema } from './shared.ts';
import { clientMarkSchema, workSummarySchema } from './works.ts';

/** The place of a section among blocks, with words of its owner's; empty ones are the usual. */
export const homeSectionSchema = z.object({
  type: z.literal('section'),
  id: z.string(),
  section: z.enum(homeSections),
  title: z.string(),
  lead: z.string(),
  button: z.string(),
  /** How many entries; null where that is the usual. */
  count: z.number().int().positive().nullable(),
});
export type HomeSectionPlace = z.infer<typeof homeSectionSchema>;

/** Everything that the home page shows, in its order. */
export const homeSchema = z.object({
  statement: z.string(),
  intro: z.string(),
  figures: z.array(figureSchema).max(6),
  clients: z.array(clientMarkSchema),
  services: z.array(offerSummarySchema),
  works: z.array(workSummarySchema),
  industries: z.array(offerSummarySchema),
  steps: z.array(titledTextSchema).max(6),
  products: z.array(productSummarySchema),
  posts: z.array(postSummarySchema),
  quote: z.object({ text: z.string(), author: z.string(), role: z.string() }),
  call: titledTextSchema,
  /** What stands on the page, in its order; absent where that is the usual. */
  composition: z.array(z.union([homeSectionSchema, blockSchema])).optional(),
});
export type Home = z.infer<typeof homeSchema>;
