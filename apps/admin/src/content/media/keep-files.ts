import {
  FileUploadError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type PayloadRequest,
} from 'payload';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Media } from '../../platform/payload/payload-types.ts';
import { type Content, contentOf, filesOf } from '../../platform/storage/index.ts';
import { avifSuffix } from './avif-copies.ts';

/**
 * Writes the file of a row and its renditions before the row is committed, so that nobody sees a row without them. Where
 * one of them cannot be written none stays. What they replace goes once the row is committed.
 */
export const keepFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const contents = contentsOf(doc, req);
  if (contents.size === 0) return doc;
  await writeAll(contents, req);
  // It is done: another operation with this request brings no file.
  delete req.payloadUploadSizes;
  const former = namesOf(previousDoc).filter((name) => !contents.has(name));
  await afterCommit(req, () => void removeAll(former, req));
  return doc;
};

export const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await afterCommit(req, () => void removeAll(namesOf(doc), req));
};

/** As Payload hands them over: the file as it was changed on the way, and its renditions by their sizes. */
function contentsOf(doc: Media, { file, payloadUploadSizes = {} }: PayloadRequest): Map<string, Content> {
  const contents = new Map<string, Content>();
  if (!file || !doc.filename) return contents;
  contents.set(doc.filename, contentOf(file.data, doc.mimeType ?? undefined));
  for (const [size, data] of Object.entries(payloadUploadSizes)) {
    const rendition = doc.sizes?.[size as keyof NonNullable<Media['sizes']>];
    if (rendition?.filename) contents.set(rendition.filename, contentOf(data, rendition.mimeType ?? undefined));
  }
  return contents;
}

async function writeAll(contents: ReadonlyMap<string, Content>, req: PayloadRequest): Promise<void> {
  const written: string[] = [];
  try {
    for (const [name, content] of contents) {
      await filesOf('media').write(name, content);
      written.push(name);
    }
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A picture could not be stored.' });
    await removeAll(written, req);
    throw new FileUploadError(req.t);
  }
}

function namesOf(doc: Partial<Media> | undefined): string[] {
  const sizes = Object.values(doc?.sizes ?? {});
  return [doc, ...sizes].flatMap((file) => file?.filename ?? []);
}

async function removeAll(names: readonly string[], req: PayloadRequest): Promise<void> {
  try {
    for (const name of names) {
      await filesOf('media').remove(name);
      await filesOf('media').remove(name + avifSuffix);
    }
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'Files of a picture that is gone are still there.' });
  }
}
