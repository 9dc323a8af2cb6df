import type { UploadKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { limitKey, senderHash } from '../platform/http/client-address.ts';
import { queryOn } from '../platform/database/query.ts';
import { removeFiles } from './remove-uploads.ts';
import type { Arrival, Unclaimed } from './upload-quota.ts';

/** Files that are looked at together when room is made. */
const batch = 50;
/** Hours after which a file that nobody has claimed may give way to any other. */
const oldHours = 1;

/** What tells the files of one address from those of others, without keeping the address. */
export function uploadSender(address: string): string {
  return senderHash(limitKey(address));
}

/** What lies here that no submission has claimed. */
export async function countUnclaimed({ kind, sender }: Arrival, payload: Payload): Promise<Unclaimed> {
  const [counted] = await queryOn(payload)<Record<'files' | 'bytes' | 'of_kind', string>>(
    `SELECT count(*) FILTER (WHERE sender = $1) AS files,
       coalesce(sum(filesize) FILTER (WHERE sender = $1), 0) AS bytes,
       coalesce(sum(filesize) FILTER (WHERE kind = $2), 0) AS of_kind
     FROM uploads WHERE expires_at IS NOT NULL`,
    [uploadSender(sender), kind],
  );
  const { files, bytes, of_kind } = counted!;
  return { files: Number(files), bytes: Number(bytes), ofKind: Number(of_kind) };
}

/**
 * Makes room where a kind is full: files of the addresses that hold the most of it, more than the one who asks would
 * hold, go first, the oldest of each; then what is older than an hour. So a few who fill it never keep out somebody who
 * comes for the first time. A file that is being claimed is passed over.
 * @returns whether so much was freed
 */
export async function makeRoom(arrival: Arrival, excess: number, payload: Payload): Promise<boolean> {
  let missing = excess;
  while (missing > 0) {
    const chosen: number[] = [];
    let sum = 0;
    for (const { id, filesize } of await candidates(arrival, payload)) {
      if (sum >= missing) break;
      chosen.push(id);
      sum += filesize;
    }
    const freed = chosen.length > 0 ? await remove(chosen, payload) : 0;
    if (freed === 0) return false;
    missing -= freed;
  }
  return true;
}

async function candidates(
  { kind, sender, bytes }: Arrival,
  payload: Payload,
): Promise<{ id: number; filesize: number }[]> {
  const rows = await queryOn(payload)<{ id: number; filesize: string }>(
    `WITH unclaimed AS (
       SELECT id, filesize, created_at, coalesce(sender, '') AS sender FROM uploads
       WHERE expires_at IS NOT NULL AND kind = $1
     ), held AS (SELECT sender, sum(filesize) AS bytes FROM unclaimed GROUP BY sender)
     SELECT id, filesize FROM unclaimed JOIN held USING (sender)
     WHERE sender <> $2 AND (
       held.bytes > $3 + coalesce((SELECT bytes FROM held WHERE sender = $2), 0)
       OR created_at < now() - make_interval(hours => $4)
     )
     ORDER BY held.bytes DESC, created_at LIMIT $5`,
    [kind satisfies UploadKind, uploadSender(sender), bytes, oldHours, batch],
  );
  return rows.map(({ id, filesize }) => ({ id, filesize: Number(filesize) }));
}

/** @returns bytes of those that were still unclaimed */
async function remove(ids: readonly number[], payload: Payload): Promise<number> {
  const gone = await queryOn(payload)<{ storage_key: string; filesize: string }>(
    `DELETE FROM uploads WHERE id IN (
       SELECT id FROM uploads WHERE id = ANY($1) AND expires_at IS NOT NULL FOR UPDATE SKIP LOCKED
     ) RETURNING storage_key, filesize`,
    [ids],
  );
  await removeFiles(gone.map(({ storage_key }) => storage_key));
  return gone.reduce((sum, { filesize }) => sum + Number(filesize), 0);
}
