import { z } from '../zod.ts';
import {
  figureSchema,
  pictureSchema,
  personSchema,
  portraitSchema,
  questionSchema,
  relatedSchema,
  richTextSchema,
  titledTextSchema,
} from './shared.ts';

/** What a block may stand on; `paper` is the page's own ground. */
export const blockGrounds = ['paper', 'sunk', 'ink'] as const;
export type BlockGround = (typeof blockGrounds)[number];

/** Where something leads: a path with its locale prefix, or an address of another site. */
export const blockLinkSchema = z.object({ text: z.string(), href: z.string() });
export type BlockLink = z.infer<typeof blockLinkSchema>;

const common = {
  /** The same in both languages, and unique on its page: the anchor of the block. */
  id: z.string(),
  ground: z.enum(blockGrounds),
  /** Heading of the block; empty where it has none. */
  title: z.string(),
} as const;

const withLead = { ...common, lead: z.string() } as const;

const block = {
  text: z.object({ type: z.literal('text'), ...common, text: richTextSchema }),
  picture: z.object({
    type: z.literal('picture'),
    ...common,
    picture: pictureSchema.nullable(),
    /** Where the picture stands, in the direction of reading. */
    side: z.enum(['start', 'end']),
    text: richTextSchema,
    link: blockLinkSchema.nullable(),
  }),
  gallery: z.object({ type: z.literal('gallery'), ...withLead, pictures: z.array(pictureSchema).min(1) }),
  figures: z.object({ type: z.literal('figures'), ...withLead, figures: z.array(figureSchema).min(1) }),
  quote: z.object({
    type: z.literal('quote'),
    ...common,
    text: z.string(),
    author: z.string(),
    role: z.string(),
    portrait: portraitSchema.nullable(),
  }),
  steps: z.object({ type: z.literal('steps'), ...withLead, steps: z.array(titledTextSchema).min(1) }),
  table: z.object({
    type: z.literal('table'),
    ...withLead,
    /** The first names the rows. */
    columns: z.array(z.string()).min(1),
    /** As many cells in each as there are columns. */
    rows: z.array(z.array(z.string())).min(1),
  }),
  questions: z.object({ type: z.literal('questions'), ...withLead, questions: z.array(questionSchema).min(1) }),
  video: z.object({
    type: z.literal('video'),
    ...withLead,
    /** A file of this site, or a film at another one, which is asked for after a click alone. */
    source: z.union([
      z.object({ file: z.string(), contentType: z.string() }),
      z.object({ host: z.enum(['youtube', 'vimeo']), id: z.string() }),
    ]),
    poster: pictureSchema.nullable(),
    caption: z.string(),
  }),
  entries: z.object({
    type: z.literal('entries'),
    ...withLead,
    entries: z.array(relatedSchema).min(1),
    link: blockLinkSchema.nullable(),
  }),
  logos: z.object({
    type: z.literal('logos'),
    ...withLead,
    logos: z.array(z.object({ name: z.string(), picture: portraitSchema, href: z.string().nullable() })).min(1),
  }),
  people: z.object({
    type: z.literal('people'),
    ...withLead,
    people: z.array(personSchema).min(1),
  }),
  hours: z.object({ type: z.literal('hours'), ...withLead }),
  map: z.object({
    type: z.literal('map'),
    ...withLead,
    /** In lines. */
    address: z.string(),
    /** Drawn or photographed; nothing is asked of a map service. */
    picture: pictureSchema.nullable(),
    link: blockLinkSchema.nullable(),
  }),
  form: z.object({
    type: z.literal('form'),
    ...withLead,
    /** `own` stands in the page itself, the others have pages of their own. */
    form: z.enum(['contact', 'feedback', 'ordering', 'own']),
    /** The address of one of the owner's. */
    own: z.string().optional(),
    /** What leads to it; of one of the owner's, its title. */
    button: z.string(),
  }),
  call: z.object({ type: z.literal('call'), ...common, text: z.string(), link: blockLinkSchema.nullable() }),
} as const;

/** A part of a page that its owner has composed. */
export const blockSchema = z.discriminatedUnion('type', [
  block.text,
  block.picture,
  block.gallery,
  block.figures,
  block.quote,
  block.steps,
  block.table,
  block.questions,
  block.video,
  block.entries,
  block.logos,
  block.people,
  block.hours,
  block.map,
  block.form,
  block.call,
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];
/** A block of one type. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** Its types, in the order in which they are offered. */
export const blockTypes = Object.keys(block) as BlockType[];

export const blocksSchema = z.array(blockSchema);
