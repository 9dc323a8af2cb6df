import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { queryFor } from '../../platform/database/query.ts';
import { searchColumn, searchTextOf } from '../../platform/staff/list-search.ts';
import { contentOf, digestOf, filesOf, isFileName } from '../../platform/storage/index.ts';
import { BundleError } from '../bundle-error.ts';
import { documentOf } from '../content/flat.ts';
import type { FileFacts } from '../content/item.ts';
import type { Turn } from '../content/portable-value.ts';
import type { Planned } from './plan.ts';

/** What was written, so that it can go again where the import does not come to its end. */
export type WrittenFiles = string[];

interface Bringing {
  open: (sha256: string) => Promise<Readable>;
  turn: Turn;
  written: WrittenFiles;
}

/**
 * The row of a picture that is new here, with its files as they are: made again, they would be other files than those of
 * the installation where they come from.
 */
export async function bringPicture(
  req: PayloadRequest,
  { fields, there }: Planned,
  { open, turn, written }: Bringing,
): Promise<number> {
  const { file, ...renditions } = there.files ?? {};
  if (!file) throw new BundleError('damaged');
  const stored = await bringFile(req, file, { open, written });
  const sizes: Record<string, object> = {};
  for (const [size, facts] of Object.entries(renditions))
    sizes[size] = await bringFile(
      req,
      { ...facts, name: renditionName(facts, file, stored.filename) },
      { open, written },
    );
  const values = documentOf({ fields, values: there.published?.values ?? {}, stored: {}, turn });
  const alt = (values.alt ?? {}) as Partial<Record<'en' | 'ar', string>>;
  const search = { en: searchTextOf([stored.filename, alt.en]), ar: searchTextOf([stored.filename, alt.ar]) };
  const now = new Date().toISOString();
  const by = req.user ? { createdBy: req.user.id, updatedBy: req.user.id } : {};
  const doc = await req.payload.db.create({
    collection: 'media',
    data: { ...values, ...stored, sizes, ...by, [searchColumn]: search, createdAt: now, updatedAt: now },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  return doc.id as number;
}

interface StoredFile {
  url: string;
  filename: string;
  mimeType: string;
  filesize: number;
  width: number | null;
  height: number | null;
}

async function bringFile(
  req: PayloadRequest,
  facts: FileFacts,
  { open, written }: Pick<Bringing, 'open' | 'written'>,
): Promise<StoredFile> {
  const pieces: Buffer[] = [];
  for await (const piece of await open(facts.sha256)) pieces.push(piece as Buffer);
  const data = Buffer.concat(pieces);
  const type = await typeOf(data, allowedTypes(req.payload.collections.media.config.upload.mimeTypes));
  if (!type || type.mime !== facts.type) throw new BundleError('noPicture', { name: facts.name });
  const filename = await freeName(withExtension(facts.name, type.ext), facts.sha256, req);
  if (!(await filesOf('media').find(filename))) {
    await filesOf('media').write(filename, contentOf(data, facts.type));
    written.push(filename);
  }
  return {
    url: `/api/media/file/${encodeURIComponent(filename)}`,
    filename,
    mimeType: facts.type,
    filesize: data.length,
    width: facts.width ?? null,
    height: facts.height ?? null,
  };
}

/** What a file says of itself is not believed: the library takes what it would take from an editor. */
async function typeOf(data: Buffer, allowed: (mime: string) => boolean): Promise<{ mime: string; ext: string } | null> {
  // A text of captions has no bytes of its own at its beginning but its name.
  const isCaptions =
    allowed('text/vtt') && /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/u.test(data.subarray(0, 12).toString('utf8'));
  const found = isCaptions ? { mime: 'text/vtt', ext: 'vtt' } : await fileTypeFromBuffer(data);
  if (!found || !allowed(found.mime)) return null;
  if (!found.mime.startsWith('image/')) return found;
  return (await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null))
    ? found
    : null;
}

function allowedTypes(types: readonly string[] = []): (mime: string) => boolean {
  return (mime) => types.some((type) => type === mime || (type.endsWith('/*') && mime.startsWith(type.slice(0, -1))));
}

/** A name may come from anywhere; it says of what kind the file is, and nothing else. */
function withExtension(name: string, ext: string): string {
  const { ext: own, name: stem } = path.parse(name.replaceAll(/[/\\]/g, '-'));
  const known = own.slice(1).toLowerCase();
  const isAlike = known === ext || (known === 'jpeg' && ext === 'jpg');
  const wanted = isAlike ? `${stem}${own}` : `${stem || 'file'}.${ext}`;
  return isFileName(wanted) ? wanted : `file.${ext}`;
}

/** Renditions are called after their picture, so that none takes another one's name. */
function renditionName({ name }: FileFacts, file: FileFacts, filename: string): string {
  const [was, is] = [path.parse(file.name).name, path.parse(filename).name];
  return name.startsWith(was) ? is + name.slice(was.length) : name;
}

/** A file that an import has left that was cut is used again; one that a row has is that row's. */
async function freeName(wanted: string, sha256: string, req: PayloadRequest): Promise<string> {
  const { ext, name } = path.parse(wanted);
  const query = await queryFor(req);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${name}-${number}${ext}`;
    const rows = await query('SELECT 1 FROM media WHERE filename = $1', [candidate]);
    if (rows.length > 0) continue;
    const digest = await digestOf(filesOf('media'), candidate);
    if (!digest || digest.sha256 === sha256) return candidate;
  }
}
