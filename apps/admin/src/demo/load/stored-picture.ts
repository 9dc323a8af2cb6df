import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Localized } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { renderDrawing } from './cached-renditions.ts';
import { request, type Loading } from './loading.ts';

/** The file and its renditions as the media collection describes them. */
export interface StoredPicture {
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
 * Writes the files of a drawing. Payload's own upload would decode and encode every WebP file once more, in case it is
 * animated, which makes the load three times slower; the rows are the same (see the test). The file is as wide as the
 * largest rendition and stands for it.
 */
export async function writeDrawing(base: string, svg: string): Promise<StoredPicture> {
  const [file, small, medium] = await Promise.all(
    (await renderDrawing(svg)).map((rendered, place) =>
      writePicture(place === 0 ? `${base}.webp` : `${base}-${rendered.width}x${rendered.height}.webp`, rendered),
    ),
  );
  return { file: file!, sizes: { small: small!, medium: medium! } };
}

/** Writes one file and tells what its row says of it. */
export async function writePicture(
  filename: string,
  { data, height, width }: { data: Buffer; height: number; width: number },
): Promise<StoredFile> {
  await writeFile(path.join(mediaFolder(), filename), data);
  return {
    url: `/api/media/file/${filename}`,
    filename,
    mimeType: 'image/webp',
    filesize: data.length,
    width,
    height,
  };
}

/** The row of a picture whose files are written. */
export async function storeFile(
  loading: Loading,
  alt: Localized<string>,
  { file, sizes }: StoredPicture,
): Promise<number> {
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
export function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 8);
}

export async function openMediaFolder(): Promise<void> {
  await mkdir(mediaFolder(), { recursive: true });
}

function mediaFolder(): string {
  return path.join(env.dataDir, 'media');
}
