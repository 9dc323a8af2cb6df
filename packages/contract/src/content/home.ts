import { z } from '../zod.ts';
import { offerSummarySchema } from './services.ts';
import { postSummarySchema } from './posts.ts';
import { productSummarySchema } from './products.ts';
import { figureSchema, titledTextSchema } from './shared.ts';
import { clientMarkSchema, workSummarySchema } from './works.ts';

/** Everything that the home page shows, in its order. */
export const homeSchema = z.object({
  statement: z.string(),
  intro: z.string(),
  figures: z.array(figureSchema).length(4),
  clients: z.array(clientMarkSchema),
  services: z.array(offerSummarySchema),
  works: z.array(workSummarySchema),
  industries: z.array(offerSummarySchema),
  steps: z.array(titledTextSchema).length(4),
  products: z.array(productSummarySchema),
  posts: z.array(postSummarySchema),
  quote: z.object({ text: z.string(), author: z.string(), role: z.string() }),
  call: titledTextSchema,
});
export type Home = z.infer<typeof homeSchema>;
