/** Files of the site and of its visitors, on disk or in S3. Other parts import from here alone. */

import path from 'node:path';
import { env } from '../../env.ts';
import type { Query } from '../database/query.ts';
import type { FileStore } from './file-store.ts';
import { diskStore } from './disk-store.ts';
import { holdRemovalsIn, removePostponedIn } from './held-removals.ts';
import { moveFiles, type Moved } from './move-files.ts';
import { S3Bucket } from './s3-bucket.ts';
import { s3Store } from './s3-store.ts';
import { beginRecord, type Place, type StorageRecord, storageRecord } from './storage-record.ts';
import { type FileArea, StoredFiles, type Stores } from './stored-files.ts';

export { answerFile, type FileRequest } from './answer-file.ts';
export { diskStore } from './disk-store.ts';
export { type S3Bucket, StoreFailure } from './s3-bucket.ts';
export { bytesOf, type Content, contentOf, contentOfFile, digestOf, type FileStore, isFileName } from './file-store.ts';

/** Next bundles its own modules, so what must exist once in the process is kept on `globalThis`. */
const shared = globalThis as typeof globalThis & {
  nasaqStorage?: { record?: StorageRecord; bucket?: S3Bucket | undefined; files: Map<FileArea, StoredFiles> };
};

const areas: readonly FileArea[] = ['media', 'uploads'];

/** The files of one kind of this installation. */
export function filesOf(area: FileArea): StoredFiles {
  const { files } = storage();
  const known = files.get(area) ?? new StoredFiles(area, storesOf(area), recordOfThis);
  files.set(area, known);
  return known;
}

/** Called once, as soon as there is a database: it says where files are. */
export function bindStorage(query: Query): void {
  storage().record = storageRecord(query);
}

/** The two places of one kind of files; `s3` where it is set. */
function storesOf(area: FileArea): Stores {
  const bucket = bucketOfThis();
  return {
    disk: diskStore(path.join(env.dataDir, area), { mode: area === 'uploads' ? 0o600 : 0o644 }),
    s3: bucket && s3Store(bucket, `${env.s3!.prefix}${area}/`),
  };
}

/** `undefined` where S3 is not set. */
export function bucketOfThis(): S3Bucket | undefined {
  if (!env.s3) return undefined;
  const own = storage();
  own.bucket ??= new S3Bucket(env.s3);
  return own.bucket;
}

/** What keeps this host from its files, in one sentence; `undefined` where nothing does. Also says where a new installation has them. */
export async function storageProblem(query: Query): Promise<string | undefined> {
  const { also, at } = await beginRecord(query, env.s3 !== undefined);
  if (at !== 's3' && also !== 's3') return undefined;
  const bucket = bucketOfThis();
  if (!bucket)
    return 'The files are in S3: set S3_BUCKET and what belongs to it, or move them back to the disk before.';
  const reason = await bucket.problem();
  return reason && `The files are in S3 (bucket ${bucket.name}), which cannot be used: ${reason}.`;
}

/** Whether some may be there, whatever is set. */
export async function filesAreInS3(query: Query): Promise<boolean> {
  const { also, at } = await storageRecord(query).state();
  return at === 's3' || also === 's3';
}

/** Every kind of files that may be in S3; `undefined` where S3 is not set. */
export function filesInS3(): ReadonlyMap<FileArea, FileStore> | undefined {
  return env.s3 && new Map(areas.map((area) => [area, storesOf(area).s3!]));
}

/** From now on nothing is removed from S3, until the function that this answers was called, or the process is no more. */
export function holdRemovals(query: Query): Promise<() => Promise<void>> {
  return holdRemovalsIn(query, allStores());
}

/** Removes what a backup that was killed has left waiting. */
export async function removePostponed(): Promise<void> {
  if (env.s3) await removePostponedIn(recordOfThis(), allStores());
}

/** Files were restored: they are on the disk, wherever they were when they were backed up. */
export async function noteRestored(query: Query): Promise<void> {
  const record = storageRecord(query);
  const { also, at } = await record.state();
  if (at !== 'disk' || also) await record.note({ at: 'disk', also: null, heldUntil: null });
  await record.forget(await record.postponed());
}

/** Moves all files, while hosts run. */
export function moveStorage(to: Place, query: Query, say: (sentence: string) => void): Promise<Moved> {
  const both = [...allStores()].map(([area, { disk, s3 }]) => [area, { disk, s3: s3! }] as const);
  return moveFiles(to, new Map(both), storageRecord(query), { say });
}

function allStores(): ReadonlyMap<FileArea, Stores> {
  return new Map(areas.map((area) => [area, storesOf(area)]));
}

function storage() {
  shared.nasaqStorage ??= { files: new Map() };
  return shared.nasaqStorage;
}

function recordOfThis(): StorageRecord {
  const { record } = storage();
  if (!record) throw new Error('Where files are is not known before the database is open.');
  return record;
}
