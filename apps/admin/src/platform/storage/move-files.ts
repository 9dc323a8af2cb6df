import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Content, digestOf, type FileFacts, type FileStore, NameTaken } from './file-store.ts';
import type { Place, StorageRecord } from './storage-record.ts';
import { beliefSpan, type FileArea } from './stored-files.ts';

export interface Moved {
  /** Files that were copied, read back and compared. */
  copied: number;
  bytes: number;
  /** Files that were there already, with the same content. */
  same: number;
  /** `media/…` and `uploads/…` of which both places hold another content, or which could not be copied, with the reason. */
  left: Map<string, string>;
}

/** Both places of one kind of files. */
type BothStores = Record<Place, FileStore>;

/** Files that are on their way at once; each is read and written as it comes. */
const atOnce = 8;
/** Times that is looked for what came late. */
const rounds = 3;

/**
 * Moves all files while hosts run, and may be cut and called again at any point.
 *
 * First every host learns to look into both places. While new files still go to the former one, all of it is copied; then
 * new ones go to the other, and what has come meanwhile follows. Each file is read back and compared with its original,
 * which goes only then. Whoever removes a file removes the original before the copy, and a copy whose original has gone
 * while it was made is removed here: what is deleted during a move stays deleted.
 * @param span milliseconds for which hosts believe what they know of the state
 */
export async function moveFiles(
  to: Place,
  areas: ReadonlyMap<FileArea, BothStores>,
  record: StorageRecord,
  { span = beliefSpan, say = () => {} }: { span?: number; say?: (sentence: string) => void } = {},
): Promise<Moved> {
  const from: Place = to === 's3' ? 'disk' : 's3';
  const moved: Moved = { copied: 0, bytes: 0, same: 0, left: new Map() };
  const { also, at } = await record.state();
  if (at !== to) {
    await record.note({ at, also: to });
    if (also !== to) {
      say('Telling the hosts to look into both places.');
      await wait(span * 1.2);
    }
    say(`Copying to ${nameOf(to)}.`);
    await overAll(areas, from, (area, facts, stores) =>
      copy(facts, stores[from], stores[to], { area, moved, replace: true }),
    );
    if (moved.left.size > 0) return moved;
    await record.note({ at: to, also: from });
    say(`New files go to ${nameOf(to)}; what has come meanwhile follows.`);
  } else await record.note({ at, also: from });
  await untilReleased(record, from);
  for (let round = 1; round <= rounds; round += 1) {
    const found = await overAll(areas, from, async (area, facts, stores) => {
      if (await copy(facts, stores[from], stores[to], { area, moved, replace: false }))
        await stores[from].remove(facts.name);
    });
    if (found === 0) break;
  }
  if (moved.left.size === 0) await record.note({ also: null });
  return moved;
}

const nameOf = (place: Place) => (place === 's3' ? 'S3' : 'the disk');

/** A backup reads from S3 what it has seen there. */
async function untilReleased(record: StorageRecord, from: Place): Promise<void> {
  for (;;) {
    const { heldUntil } = await record.state();
    if (from === 'disk' || !heldUntil || Date.parse(heldUntil) < Date.now()) return;
    await wait(2_000);
  }
}

/** @returns how many files there were */
async function overAll(
  areas: ReadonlyMap<FileArea, BothStores>,
  from: Place,
  work: (area: FileArea, facts: FileFacts, stores: BothStores) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const [area, stores] of areas) {
    const files = stores[from].list()[Symbol.asyncIterator]();
    const worker = async () => {
      for (let next = await files.next(); !next.done; next = await files.next()) {
        count += 1;
        await work(area, next.value, stores);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return count;
}

interface Copying {
  area: FileArea;
  moved: Moved;
  /** Whether the original counts where the other place holds something else under its name: nobody has written there yet. */
  replace: boolean;
}

/** @returns whether the other place holds it now */
async function copy(
  { name }: FileFacts,
  from: FileStore,
  to: FileStore,
  { area, moved, replace }: Copying,
): Promise<boolean> {
  const path = `${area}/${name}`;
  try {
    const original = await digestOf(from, name);
    // Removed since it was listed.
    if (!original) return false;
    const there = (await to.find(name)) && (await digestOf(to, name));
    if (there && isSame(there, original)) {
      moved.same += 1;
      return true;
    }
    if (there && !replace) throw new Error('another file has its name there');
    await to.write(name, contentFrom(from, name, original), { replace });
    const written = await digestOf(to, name);
    if (!(await from.find(name))) {
      await to.remove(name);
      return false;
    }
    if (!written || !isSame(written, original)) throw new Error('it did not arrive as it was sent');
    moved.copied += 1;
    moved.bytes += original.bytes;
    return true;
  } catch (error) {
    const isGone = !(await from.find(name).catch(() => 'unknown'));
    // One that has just been written there by its host comes with the next round.
    if (!isGone && !(error instanceof NameTaken)) moved.left.set(path, (error as Error).message);
    return false;
  }
}

type Digest = Pick<Content, 'bytes' | 'sha256'>;

const isSame = (one: Digest, other: Digest) => one.bytes === other.bytes && one.sha256 === other.sha256;

function contentFrom(store: FileStore, name: string, digest: Digest): Content {
  const pieces = async function* () {
    const file = await store.read(name);
    if (!file) throw new Error('it was removed');
    yield* file.body as AsyncIterable<Buffer>;
  };
  return { ...digest, open: () => Readable.from(pieces(), { objectMode: false }) };
}
