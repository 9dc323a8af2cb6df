import { listedPages } from '../paths.ts';
import { z } from '../zod.ts';
import { networkNames } from './networks.ts';

/** One link of a menu. */
export const navigationEntrySchema = z.union([
  z.object({
    page: z.enum(listedPages),
    /** The owner's words; the page's usual name where they are absent. */
    text: z.string().optional(),
  }),
  z.object({
    /** A path with locale prefix, or an address elsewhere. */
    href: z.string(),
    text: z.string(),
  }),
]);
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

/** What an owner has arranged; what is absent is as the specification has it. Nothing in it leads to what cannot be read. */
export const navigationSchema = z.object({
  menu: z.array(navigationEntrySchema).optional(),
  footer: z.array(navigationEntrySchema).optional(),
  networks: z.array(z.object({ name: z.enum(networkNames), url: z.string() })).optional(),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** What search engines are told of a page, where the owner says it. */
export const pageTextsSchema = z.partialRecord(
  z.enum(listedPages),
  z.object({ title: z.string().optional(), description: z.string().optional() }),
);
export type PageTexts = z.infer<typeof pageTextsSchema>;
