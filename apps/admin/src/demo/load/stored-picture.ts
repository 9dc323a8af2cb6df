import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Localized } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { contentOf, filesOf } from '../../platform/storage/index.ts';
import { renderDrawing } from './cached-renditions.ts';
import { remember, request, type Loading } from './loading.ts';

/** A picture that the demo draws. */
export interface Drawing {
  /** By which the content that shows it asks for its row: `works/qanater-bank/0/en/dark` */
  name: string;
  /** First part of its file's name. */
  base: string;
  alt: Localized<string>;
  /** Drawn when its turn comes: all of them at once would be a hundred megabytes. */
  svg: () => string;
  /** A mark lies on whatever ground the page has. */
  mark?: boolean;
}

/** A drawing whose files are written. */
export interface WrittenPicture {
  name: string;
  alt: Localized<string>;
  stored: StoredPicture;
}

/** The file and its renditions as the media collection describes them. */
interface StoredPicture {
  file: StoredFile;
  sizes: Record<string, StoredFile>;
}

interface StoredFile {
  url: string;
  filename: string;
  mimeType: string;
  filesize: number;
  width: number;
  height: number;
}

/**
 * Writes the files of all drawings, as many at a time as there are cores: one holds about 20 MB. What is drawn alike, in
 * both languages or themes, is one file.
 */
export async function writeDrawings(drawings: readonly Drawing[]): Promise<WrittenPicture[]> {
  const pictures: WrittenPicture[] = [];
  const written = new Map<string, Promise<StoredPicture>>();
  const waiting = drawings.entries();
  const worker = async () => {
    for (const [index, { alt, base, mark, name, svg }] of waiting) {
      const drawn = svg();
      const file = `${base}-${fingerprint(drawn)}`;
      const writing = written.get(file) ?? writeDrawing(file, drawn, mark);
      written.set(file, writing);
      pictures[index] = { name, alt, stored: await writing };
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return pictures;
}

/** The rows of pictures whose files are written, one for each file. */
export async function storePictures(loading: Loading, pictures: readonly WrittenPicture[]): Promise<void> {
  const ids = new Map<StoredPicture, number>();
  // One after the other: they share the transaction's connection.
  for (const { alt, name, stored } of pictures) {
    const id = ids.get(stored) ?? (await storeRow(loading, alt, stored));
    ids.set(stored, id);
    remember(loading, 'media', name, id);
  }
}

/**
 * Payload's own upload would decode and encode every WebP file once more, in case it is animated, which makes the load
 * three times slower; the rows are the same (see the test). The file is as wide as the largest rendition and stands for it.
 */
async function writeDrawing(base: string, svg: string, mark = false): Promise<StoredPicture> {
  const [file, small, medium] = await Promise.all(
    (await renderDrawing(svg, { mark })).map(async ({ data, height, width }, place) => {
      const filename = place === 0 ? `${base}.webp` : `${base}-${width}x${height}.webp`;
      await filesOf('media').write(filename, contentOf(data, 'image/webp'), { replace: true });
      const url = `/api/media/file/${filename}`;
      return { url, filename, mimeType: 'image/webp', filesize: data.length, width, height };
    }),
  );
  return { file: file!, sizes: { ...(small && { small }), ...(medium && { medium }) } };
}

async function storeRow(loading: Loading, alt: Localized<string>, { file, sizes }: StoredPicture): Promise<number> {
  const now = new Date().toISOString();
  // An entry in one language has its pictures described in that language only. The other one gets the same words rather
  // than none, and an editor finds them side by side.
  const texts = { en: alt.en ?? alt.ar, ar: alt.ar ?? alt.en };
  const doc = await loading.payload.db.create({
    collection: 'media',
    data: { ...file, sizes, alt: texts, focalX: 50, focalY: 50, createdAt: now, updatedAt: now },
    req: request(loading) as PayloadRequest,
  });
  return doc.id as number;
}

/** Files are kept by browsers for a year, so that the name says which drawing it is. */
function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 8);
}
