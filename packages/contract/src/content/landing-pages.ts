import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { detailFields, summarySchema } from './shared.ts';

/** A page of the owner's own, at an address of its own; its slug is all of its path, without the first slash. */
export const landingPageSummarySchema = summarySchema;
export type LandingPageSummary = z.infer<typeof landingPageSummarySchema>;

const { body: _, ...fields } = detailFields;
export const landingPageSchema = landingPageSummarySchema.extend({ ...fields, blocks: blocksSchema });
export type LandingPage = z.infer<typeof landingPageSchema>;
