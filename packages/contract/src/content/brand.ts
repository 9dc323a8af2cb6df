import { z } from '../zod.ts';

const mark = z.discriminatedUnion('kind', [
  /** Drawn in the page: two strokes, as `logoMark()` of the patterns. */
  z.object({
    kind: z.literal('rosette'),
    viewBox: z.string(),
    strokes: z.tuple([z.string(), z.string()]),
    strokeWidth: z.number(),
  }),
  z.object({
    kind: z.literal('file'),
    light: z.string(),
    /** On dark grounds; the other one where there is none of its own. */
    dark: z.string(),
    /** In pixels, of which the logo keeps the ratio. */
    width: z.number(),
    height: z.number(),
    /** The name is then not written beside it. */
    hasName: z.boolean(),
  }),
]);

/** What of the brand differs from how the product is delivered; all of it absent is the house's own. */
export const brandSchema = z.object({
  /** The stylesheet of its colours, corners and typefaces. */
  style: z.string().optional(),
  /** Typefaces that the first lines need, of each language. */
  faces: z.object({ en: z.array(z.string()), ar: z.array(z.string()) }).optional(),
  mark: mark.optional(),
  /** Begins the addresses of all icons: `<icons>.svg`, `<icons>-192.png`. */
  icons: z.string().optional(),
  /** `#rrggbb`, for what is drawn by the site. */
  colour: z.string().optional(),
  accent: z.string().optional(),
  /** What patterns may be made of, in a few letters of their addresses. */
  art: z.string().optional(),
  /** Photographs alone: nothing is drawn. */
  noPatterns: z.literal(true).optional(),
});
export type Brand = z.infer<typeof brandSchema>;
export type BrandMark = NonNullable<Brand['mark']>;
