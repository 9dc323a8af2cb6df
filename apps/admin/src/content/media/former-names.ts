import type { CollectionBeforeChangeHook, Payload } from 'payload';
import type { Media } from '../../platform/payload/payload-types.ts';
import { queryOn } from '../../platform/database/query.ts';

/** Names that a row keeps; who still asks for an older one has kept its page for years. */
const most = 400;

/**
 * Whoever gets a new file keeps the names of the old one and of its renditions, as `<size>/<name>`: pages that somebody
 * keeps, shared links and caches go on asking for them.
 */
export const rememberNames: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  if (!req.file || !originalDoc?.filename || originalDoc.filename === data.filename) return data;
  const sizes = Object.entries(originalDoc.sizes ?? {});
  const names = [['', originalDoc.filename], ...sizes.map(([size, file]) => [size, file?.filename])];
  const former = names.flatMap(([size, name]) => (name ? [`${size}/${name}`] : []));
  return { ...data, former: [...new Set([...(originalDoc.former ?? []), ...former])].slice(-most) };
};

/** The file that stands now where a name stood, in the same size; `null` where there is none. */
export async function currentName(payload: Payload, name: string): Promise<string | null> {
  const [row] = await queryOn(payload)<{
    size: string;
    filename: string | null;
    small: string | null;
    medium: string | null;
    large: string | null;
  }>(
    `SELECT split_part(t.text, '/', 1) AS size, m.filename, m.sizes_small_filename AS small,
       m.sizes_medium_filename AS medium, m.sizes_large_filename AS large
     FROM media_texts t JOIN media m ON m.id = t.parent_id
     WHERE t.path = 'former' AND m.deleted_at IS NULL AND t.text = ANY($1::text[]) LIMIT 1`,
    [['', 'small', 'medium', 'large'].map((size) => `${size}/${name}`)],
  );
  if (!row) return null;
  const same = row.size === 'small' || row.size === 'medium' || row.size === 'large' ? row[row.size] : null;
  return same ?? row.filename;
}
