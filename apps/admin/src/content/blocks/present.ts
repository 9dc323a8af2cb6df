import {
  type Block,
  type BlockGround,
  type BlockOf,
  type BlockType,
  filmAt,
  type HomeSectionPlace,
  homeSections,
  type Picture,
  type Portrait,
  safeTarget,
} from '@nasaq/contract';
import { isEmpty, pairField } from '@nasaq/translation';
import { loadByIds, type Reading, relationId } from '../../platform/http/published.ts';
import { presentFigures, presentQuestions, presentTitledTexts } from '../entry/reading/detail.ts';
import { type Images, loadImages, pairOf } from '../entry/reading/images.ts';
import { presentRichText } from '../entry/reading/rich-text.ts';
import { chosenOf, type Entries, firstOf, linkOf, loadEntries } from './block-entries.ts';
import { linesOf, pictureIds, type Row, rowsOf, textOf, withPicturesOf } from './block-rows.ts';

interface Shown {
  reading: Reading;
  images: Images;
  entries: Entries;
}

/**
 * The blocks of a page in the reading's language, as readers see them: what a block has nothing to show for is left out.
 * @param others those of the other language: a block without a picture shows that of its pair there
 */
export async function presentBlocks(reading: Reading, own: unknown, others?: unknown): Promise<Block[]> {
  const rows = withPicturesOf(rowsOf(own), rowsOf(others));
  if (rows.length === 0) return [];
  const [images, entries] = await Promise.all([loadImages(reading, pictureIds(rows)), loadEntries(reading, rows)]);
  const shown: Shown = { reading, images, entries };
  const blocks = await Promise.all(rows.map((row, place) => present(row, place, shown)));
  return blocks.filter((block) => block !== null);
}

/** As they go into the answer of a page that has content of its own: nothing without any. */
export async function blocksOf(reading: Reading, own: unknown, others?: unknown): Promise<{ blocks?: Block[] }> {
  const blocks = await presentBlocks(reading, own, others);
  return blocks.length > 0 ? { blocks } : {};
}

/** The composition of the home page; null where it has its usual one. */
export async function presentSections(
  reading: Reading,
  own: unknown,
  others?: unknown,
): Promise<(Block | HomeSectionPlace)[] | null> {
  const rows = rowsOf(own);
  if (rows.length === 0) return null;
  const blocks = await presentBlocks(reading, rows, others);
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return rows.flatMap((row, place): (Block | HomeSectionPlace)[] => {
    const section = homeSections.find((name) => row.blockType === `home-${name}`);
    const id = idOf(row, place);
    const block = byId.get(id);
    if (!section) return block ? [block] : [];
    const words = { title: textOf(row.title), lead: textOf(row.lead), button: textOf(row.button) };
    return [{ type: 'section', id, section, ...words, count: Number(row.count) || null }];
  });
}

async function present(row: Row, place: number, shown: Shown): Promise<Block | null> {
  const make = makers[row.blockType as BlockType] as Maker<Block> | undefined;
  const made = await make?.(row, shown);
  if (!made) return null;
  const ground = (textOf(row.ground) || 'paper') as BlockGround;
  return {
    id: idOf(row, place),
    type: row.blockType,
    ground,
    title: textOf(row.title),
    ...made,
  } as Block;
}

/** An anchor that both languages have. */
function idOf(row: Row, place: number): string {
  return `b-${textOf(row[pairField]) || place + 1}`;
}

/** What a type has besides its place, ground and heading; null where it has nothing to show. */
type Own<B extends Block> = Omit<B, 'id' | 'type' | 'ground' | 'title'>;
type Maker<B extends Block> = (row: Row, shown: Shown) => Own<B> | null | Promise<Own<B> | null>;

const makers: { [T in BlockType]: Maker<BlockOf<T>> } = {
  text: async ({ text }, { reading }) => (isEmpty(text) ? null : { text: await presentRichText(reading, text) }),
  picture: async (row, shown) => {
    const picture = pictureOf(row, shown.images);
    if (!picture && isEmpty(row.text)) return null;
    const side = row.side === 'end' ? 'end' : 'start';
    return { picture, side, text: await presentRichText(shown.reading, row.text), link: linkOf(row, shown) };
  },
  gallery: (row, { images }) =>
    some(
      'pictures',
      rowsOf(row.pictures).flatMap((one) => pictureOf(one, images) ?? []),
      row,
    ),
  figures: (row) =>
    some(
      'figures',
      presentFigures(rowsOf(row.figures)).filter(({ value }) => value),
      row,
    ),
  quote: (row, { images }) => {
    const text = textOf(row.text);
    const portrait = pairOf(images, row.portrait as number, null);
    return text ? { text, author: textOf(row.author), role: textOf(row.role), portrait } : null;
  },
  steps: (row) =>
    some(
      'steps',
      presentTitledTexts(rowsOf(row.steps)).filter(({ title }) => title),
      row,
    ),
  table: (row) => {
    const columns = linesOf(row.columns);
    const rows = rowsOf(row.rows)
      .map(({ cells }) => linesOf(cells))
      .filter((cells) => cells.length > 0)
      .map((cells) => columns.map((_, at) => cells[at] ?? ''));
    return columns.length > 0 && rows.length > 0 ? { columns, rows, lead: textOf(row.lead) } : null;
  },
  questions: (row) =>
    some(
      'questions',
      presentQuestions(rowsOf(row.questions)).filter(({ question }) => question),
      row,
    ),
  video: async (row, { images, reading }) => {
    const id = relationId(row.file as number | null);
    const file = id === null ? undefined : (await loadByIds(reading, 'media', [id])).get(id);
    const own =
      file?.filename && file.mimeType?.startsWith('video/')
        ? { file: `/media/${encodeURIComponent(file.filename)}`, contentType: file.mimeType }
        : null;
    const source = own ?? filmAt(textOf(row.address));
    const poster = pairOf(images, row.poster as number, null);
    return source
      ? { source, poster: poster && { ...poster, caption: '' }, caption: textOf(row.caption), lead: textOf(row.lead) }
      : null;
  },
  entries: async (row, shown) => {
    const entries = row.choose === 'chosen' ? chosenOf(row, shown.entries) : await firstOf(row, shown.reading);
    const made = some('entries', entries, row);
    return made && { ...made, link: linkOf(row, shown) };
  },
  logos: (row, { images }) =>
    some(
      'logos',
      rowsOf(row.logos).flatMap((one) => {
        const picture = pairOf(images, one.picture as number, one.darkPicture as number);
        return picture ? [{ name: textOf(one.name), picture, href: safeTarget(textOf(one.href)) }] : [];
      }),
      row,
    ),
  people: (row, { images }) =>
    some(
      'people',
      rowsOf(row.people)
        .map((one) => ({
          key: textOf(one[pairField]) || textOf(one.name),
          name: textOf(one.name),
          role: textOf(one.role),
          bio: textOf(one.bio),
          portrait: pairOf(images, one.picture as number, one.darkPicture as number),
        }))
        .filter(({ name }) => name),
      row,
    ),
  hours: (row) => ({ lead: textOf(row.lead) }),
  map: (row, shown) => {
    const address = textOf(row.address);
    return address
      ? { address, picture: pictureOf(row, shown.images), link: linkOf(row, shown), lead: textOf(row.lead) }
      : null;
  },
  form: async ({ button, form, lead, own }, { reading }) => {
    if (form === 'own') {
      const found = await findOwnForm(reading, own as number | null);
      return found && { form, ...found, lead: textOf(lead) };
    }
    const named = form === 'feedback' || form === 'ordering' ? form : 'contact';
    return textOf(button) ? { form: named, button: textOf(button), lead: textOf(lead) } : null;
  },
  call: (row, shown) => (textOf(row.title) ? { text: textOf(row.text), link: linkOf(row, shown) } : null),
};

/** One of the owner's forms as far as a page names it; null while it is not published. */
async function findOwnForm({ locale, payload }: Reading, relation: number | null) {
  const id = relationId(relation);
  if (id === null) return null;
  const { docs } = await payload.find({
    collection: 'forms',
    where: { and: [{ id: { equals: id } }, { form: { equals: 'own' } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [form] = docs;
  return form?.slug ? { own: form.slug, button: textOf(form[`title_${locale}`]) } : null;
}

function some<K extends string, V>(name: K, values: V[], { lead }: Row) {
  return values.length > 0 ? ({ [name]: values, lead: textOf(lead) } as { [key in K]: V[] } & { lead: string }) : null;
}

function pictureOf(row: Row, images: Images): Picture | null {
  const pair: Portrait | null = pairOf(images, row.picture as number, row.darkPicture as number);
  return pair && { ...pair, caption: textOf(row.caption) };
}
