import { otherLocale, type Picture } from '@nasaq/contract';
import type { Work } from '../../../platform/payload/payload-types.ts';
import { findByIds, findDraft, type Reading, relationId } from '../../../platform/http/published.ts';
import { loadImages, pairOf } from './images.ts';

/** Where the types that have pictures keep them. */
const fieldOf = { products: 'screenshots', works: 'gallery' } as const;

type PicturedType = keyof typeof fieldOf;
type Rows = NonNullable<Work['gallery']>;
type PicturedDocument = { id: number } & Partial<Record<(typeof fieldOf)[PicturedType], Rows | null>>;

/**
 * The pictures of each of these entries in the reading's language. A language without a list shows the other one's, and a
 * row without a picture the one in the same place there. Captions are never taken over: they are words.
 */
export async function loadPictures(
  reading: Reading,
  type: PicturedType,
  docs: readonly PicturedDocument[],
): Promise<Picture[][]> {
  return presentRows(reading, await rowsOf(reading, type, docs));
}

/** The first picture of each of these entries, or null. */
export async function loadFirstPictures(
  reading: Reading,
  type: PicturedType,
  docs: readonly PicturedDocument[],
): Promise<(Picture | null)[]> {
  const rows = await rowsOf(reading, type, docs);
  return firstOfEach(
    await presentRows(
      reading,
      rows.map((all) => all.slice(0, 1)),
    ),
  );
}

/** For an entry whose pictures are all there already, as `loadFirstPictures` gives them. */
export function firstOfEach(pictures: readonly Picture[][]): (Picture | null)[] {
  return pictures.map(([first]) => first ?? null);
}

/** The pictures of a page that exists once: its rows in the reading's language, and those of the other one. */
export async function presentPictures(
  reading: Reading,
  own: Rows | null | undefined,
  others: Rows | null | undefined,
): Promise<Picture[]> {
  const [pictures] = await presentRows(reading, [complete(own ?? [], others ?? [])]);
  return pictures!;
}

/** A row that has a picture; the files are named by their ids. */
interface PictureRow {
  picture: number;
  dark: number | null;
  caption: string;
}

async function rowsOf(
  reading: Reading,
  type: PicturedType,
  docs: readonly PicturedDocument[],
): Promise<PictureRow[][]> {
  const own = docs.map((doc) => doc[fieldOf[type]] ?? []);
  const incomplete = docs.filter((_, at) => own[at]!.length === 0 || own[at]!.some(({ picture }) => !picture));
  const others = await rowsOfOther(
    reading,
    type,
    incomplete.map(({ id }) => id),
  );
  return docs.map(({ id }, at) => complete(own[at]!, others.get(id) ?? []));
}

function complete(own: Rows, others: Rows): PictureRow[] {
  const rows = own.length > 0 ? own : others.map((row) => ({ ...row, caption: '' }));
  return rows.flatMap((row, place) => {
    const other = others[place];
    const picture = relationId(row.picture ?? other?.picture);
    // The other language's dark picture belongs to its light one.
    const dark = relationId(row.darkPicture ?? (row.picture ? null : other?.darkPicture));
    return picture === null ? [] : [{ picture, dark, caption: row.caption ?? '' }];
  });
}

/** What readers of the other language see; in a preview, what its newest draft has. */
async function rowsOfOther(reading: Reading, type: PicturedType, ids: number[]): Promise<ReadonlyMap<number, Rows>> {
  if (ids.length === 0) return new Map();
  const field = fieldOf[type];
  const other = { ...reading, locale: otherLocale(reading.locale) };
  const docs = (reading.draft
    ? await Promise.all(ids.map((id) => findDraft(other, type, id)))
    : await findByIds(other, type, ids, { [field]: true })) as unknown as (PicturedDocument | null)[];
  return new Map(docs.flatMap((doc) => (doc ? [[doc.id, doc[field] ?? []]] : [])));
}

/** A row whose file is no picture (any more) is left out. */
async function presentRows(reading: Reading, entries: readonly PictureRow[][]): Promise<Picture[][]> {
  const images = await loadImages(
    reading,
    entries.flat().flatMap(({ picture, dark }) => [picture, dark]),
  );
  return entries.map((rows) =>
    rows.flatMap(({ caption, dark, picture }) => {
      const pair = pairOf(images, picture, dark);
      return pair ? [{ ...pair, caption }] : [];
    }),
  );
}
