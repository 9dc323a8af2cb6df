import type { Query } from '../database/query.ts';
import { type StorageRecord, storageRecord } from './storage-record.ts';
import type { FileArea, Stores } from './stored-files.ts';

/** Milliseconds: a process that was killed holds nothing for longer. */
const held = 5 * 60_000;
const renewEvery = 15_000;

/**
 * From now on nothing is removed from S3, until the function that this answers was called, or the process is no more. What
 * is to be removed meanwhile goes then.
 * @param stores where it goes from
 */
export async function holdRemovalsIn(
  query: Query,
  stores: ReadonlyMap<FileArea, Stores>,
): Promise<() => Promise<void>> {
  const record = storageRecord(query);
  const renew = () => record.note({ heldUntil: new Date(Date.now() + held).toISOString() });
  await renew();
  // Where the database is away nothing is removed either.
  const renewing = setInterval(() => void renew().catch(() => {}), renewEvery);
  return async () => {
    clearInterval(renewing);
    await record.note({ heldUntil: null });
    await removePostponedIn(record, stores);
  };
}

/** Removes what waited for a backup, unless one still reads; also what a backup that was killed has left waiting. */
export async function removePostponedIn(record: StorageRecord, stores: ReadonlyMap<FileArea, Stores>): Promise<void> {
  const { heldUntil } = await record.state();
  if (heldUntil && Date.parse(heldUntil) > Date.now()) return;
  const paths = await record.postponed();
  for (const path of paths) {
    const at = path.indexOf('/');
    const { disk, s3 } = stores.get(path.slice(0, at) as FileArea) ?? {};
    await s3?.remove(path.slice(at + 1));
    await disk?.remove(path.slice(at + 1));
  }
  if (paths.length > 0) await record.forget(paths);
}
