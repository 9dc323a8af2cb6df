import { z } from '../zod.ts';

/** Slugs of one entry in both languages; `null` where the entry is not published in that language. */
export const alternatesSchema = z.object({ en: z.string().nullable(), ar: z.string().nullable() });
export type Alternates = z.infer<typeof alternatesSchema>;

export const imageSchema = z.object({
  /** Path below the site's origin. */
  url: z.string(),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Focal point in per cent from the top left corner. */
  focalX: z.number().min(0).max(100),
  focalY: z.number().min(0).max(100),
  /** Smaller renditions of the same picture, by rising width. */
  sources: z.array(z.object({ url: z.string(), width: z.number().int().positive() })),
});
export type Image = z.infer<typeof imageSchema>;

/** A picture as an entry shows it, with what the entry says about it. */
export const pictureSchema = z.object({
  picture: imageSchema,
  /** The same for dark pages; `null` where the one above serves both. */
  dark: imageSchema.nullable(),
  /** A sentence that the picture does not say itself; empty where there is none. */
  caption: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A picture of a person. One that has no other for dark pages is a photograph, and takes its tone from the page. */
export const portraitSchema = pictureSchema.omit({ caption: true });
export type Portrait = z.infer<typeof portraitSchema>;

/** Somebody of the company, as pages show them. */
export const personSchema = z.object({
  key: z.string(),
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  portrait: portraitSchema.nullable(),
});

export const seoSchema = z.object({ title: z.string(), description: z.string() });

/** Sanitised HTML whose h2 and h3 carry the ids that `toc` lists. */
export const richTextSchema = z.object({
  html: z.string(),
  toc: z.array(z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
});
export type RichText = z.infer<typeof richTextSchema>;

export const titledTextSchema = z.object({ title: z.string(), text: z.string() });
export type TitledText = z.infer<typeof titledTextSchema>;

export const questionSchema = z.object({ question: z.string(), answer: z.string() });
export type Question = z.infer<typeof questionSchema>;

export const figureSchema = z.object({ value: z.string(), label: z.string() });
export type Figure = z.infer<typeof figureSchema>;

/** Content types with pages of their own; the names are those of the API's resources. */
export const contentTypes = [
  'services',
  'solutions',
  'industries',
  'products',
  'works',
  'posts',
  'careers',
  'companies',
  'legals',
  'articles',
  'landing-pages',
] as const;
export type ContentType = (typeof contentTypes)[number];

export function isContentType(type: string): type is ContentType {
  return (contentTypes as readonly string[]).includes(type);
}

/** Content types that have categories. */
export const categorizedTypes = ['services', 'solutions', 'industries', 'articles'] as const;
export type CategorizedType = (typeof categorizedTypes)[number];

export const categorySchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Stable in both languages and for ever; the pattern is drawn from it. */
  key: z.string(),
  /** Published entries in this language. */
  count: z.number().int().nonnegative(),
  alternates: alternatesSchema,
});
export type Category = z.infer<typeof categorySchema>;

export const categoryRefSchema = categorySchema.pick({ slug: true, title: true, key: true });

/** What every list row of every type has. */
export const summarySchema = z.object({
  key: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: imageSchema.nullable(),
});
export type Summary = z.infer<typeof summarySchema>;

/** What every detail page of every type has, on top of its list row. */
export const detailFields = {
  alternates: alternatesSchema,
  seo: seoSchema,
  body: richTextSchema,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} as const;

/** A link to an entry of any type. */
export const relatedSchema = summarySchema.extend({ type: z.enum(contentTypes) });
export type Related = z.infer<typeof relatedSchema>;
