import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { queryFor } from '../../platform/database/query.ts';
import type { Media } from '../../platform/payload/payload-types.ts';
import { bytesOf, filesOf } from '../../platform/storage/index.ts';
import { readToCut } from '../saving/held-file.ts';

/**
 * Gives a file that arrives a name that no other file has, with whatever extension, so that its renditions, which are
 * called after it, take nobody's either. A picture that is cropped or gets another focus is read here and becomes a new
 * file: what has a name keeps its content, because readers keep it for a year.
 */
export const prepareFile: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  const isStored = operation === 'update' && !req.file;
  req.context[readToCut] = isStored;
  if (isStored) req.file = await editedFile(args as UpdateArgs, req);
  if (req.file) req.file.name = await freeName(req.file.name, req);
};

interface UpdateArgs {
  id?: number | string;
  data?: Partial<Media>;
}

interface Edits {
  crop?: unknown;
  focalPoint?: { x: number; y: number };
  heightInPixels?: unknown;
  widthInPixels?: unknown;
}

/** Payload would look for it on the disk, or ask its own address for it. */
async function editedFile({ data, id }: UpdateArgs, req: PayloadRequest): Promise<PayloadRequest['file']> {
  const edits = req.query?.uploadEdits as Edits | undefined;
  if (id === undefined || !edits || typeof edits !== 'object') return undefined;
  const { crop, focalPoint, heightInPixels, widthInPixels } = edits;
  const moved = focalPoint && (focalPoint.x !== data?.focalX || focalPoint.y !== data?.focalY);
  if (!crop && !heightInPixels && !widthInPixels && !moved) return undefined;
  const row = await req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } }, req });
  const bytes = row?.filename ? await bytesOf(filesOf('media'), row.filename) : null;
  if (!row?.filename || !bytes) return undefined;
  return { data: bytes, mimetype: row.mimeType ?? '', name: row.filename, size: bytes.length };
}

/** What Payload calls renditions: `cover-480x320.webp`. */
const renditionMark = /-\d+x\d+$/;
/** Not that of a date, or of a year. */
const numberMark = /-\d{1,3}$/;

async function freeName(wanted: string, req: PayloadRequest): Promise<string> {
  const { ext, name } = path.parse(wanted.replaceAll(/[/\\]/g, '-'));
  const stem = renditionMark.test(name) ? `${name}-1` : name;
  const base = stem.replace(numberMark, '');
  const query = await queryFor(req);
  // Former names lead to what stands there now: nobody else gets one.
  const rows = await query<{ filename: string }>(
    `SELECT filename FROM media WHERE starts_with(filename, $1)
     UNION SELECT substr(text, strpos(text, '/') + 1) FROM media_texts
       WHERE path = 'former' AND starts_with(substr(text, strpos(text, '/') + 1), $1)`,
    [base],
  );
  const taken = new Set(rows.map(({ filename }) => path.parse(filename).name));
  const first = Number(numberMark.exec(stem)?.[0].slice(1) ?? 0);
  for (let number = first; ; number += 1) {
    const candidate = number === first ? stem : `${base}-${number}`;
    if (taken.has(candidate)) continue;
    if (
      !(await filesOf('media')
        .find(short(candidate + ext))
        .catch(() => null))
    )
      return candidate + ext;
  }
}

/** Files of a save that was undone may still lie there; a name that is too long is Payload's to refuse. */
function short(name: string): string {
  return Buffer.byteLength(name) <= 255 ? name : createHash('sha256').update(name).digest('hex');
}
