import { log } from '@nasaq/logging';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAnswer } from '../../platform/responses.ts';
import { CopyShelves, type ShelfLimits } from './copy-shelves.ts';
import { openWithdrawals, type Withdrawn } from './withdrawals.ts';

/** A folder of many more files is slow on some disks. */
const maxFiles = 20_000;
const defaultBytes = 512_000_000;
/** Milliseconds after which a file that is still being written belongs to a process that has ended. */
const abandoned = 60_000;

/** Pages that outlive this process, for the time when the admin host is away. */
export interface PageCopies {
  /** The last change that they account for, by the admin host's count; `null` = none is known. */
  readonly sequence: number | null;
  /** How many pages there are. */
  readonly size: number;
  write(key: string, answer: PageAnswer): void;
  read(key: string): Promise<PageAnswer | null>;
  remove(key: string): void;
  /** The page was read another time: its copy goes after those of pages that nobody came back to. */
  readAgain(key: string): void;
  /**
   * No copy that was made from this content is read again, by this process or a later one.
   * @param sequence the count of changes with the one that says so; `null` = unknown
   * @returns once it is on disk
   */
  withdraw(withdrawn: Withdrawn, sequence: number | null): Promise<void>;
}

interface Copy {
  key: string;
  answer: PageAnswer;
  /** The count of changes when it was made. */
  after: number | null;
}

/**
 * The last good answer of each page, one file each. Pages name the files of a build: the copies of another build are
 * removed. Where there is no room for all, the copies of pages that readers come back to stay.
 * @param folder absolute path, for this purpose alone
 * @param build name of the client build
 * @param room at most, in files and bytes
 */
export function pageCopies(
  folder: string,
  build: string,
  { files = maxFiles, bytes = defaultBytes }: Partial<ShelfLimits> = {},
): PageCopies {
  const own = path.join(folder, build);
  mkdirSync(own, { recursive: true });
  const withdrawalsFile = `${build}.json`;
  for (const name of readdirSync(folder)) {
    // Another site may be about to write the record of withdrawals, next to its place.
    if (name !== build && !name.startsWith(withdrawalsFile))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const withdrawals = openWithdrawals(path.join(folder, withdrawalsFile), () => emptyFolder(own));
  const shelves = new CopyShelves({ files, bytes }, (name) => rmSync(path.join(own, name), { force: true }));
  for (const { name, size } of filesByAge(own)) shelves.found(name, size);
  /** How often the folder was emptied, and whether it is being so: nothing is read or written over that. */
  let emptied = 0;
  let emptying = false;
  const writing = new Map<string, Promise<void>>();
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);
  const fileOf = (key: string) => path.join(own, nameOf(key));

  /** One write after the other for each page: an older one must not come last. */
  function inTurn(key: string, work: () => Promise<void>): void {
    const turn = (writing.get(key) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log.error('The copy of a page was not kept.', { error }))
      .finally(() => {
        if (writing.get(key) === turn) writing.delete(key);
      });
    writing.set(key, turn);
  }

  async function empty(): Promise<void> {
    emptied += 1;
    emptying = true;
    await Promise.all(writing.values());
    emptyFolder(own);
    shelves.clear();
    emptying = false;
  }

  return {
    get sequence() {
      return withdrawals.sequence;
    },
    get size() {
      return shelves.size.files;
    },
    write: (key, answer) => {
      const copy: Copy = { key, answer, after: withdrawals.sequence };
      const emptiedBefore = emptied;
      inTurn(key, async () => {
        if (emptied > emptiedBefore) return;
        const file = fileOf(key);
        const text = JSON.stringify(copy);
        await writeFile(`${file}.new`, text);
        await rename(`${file}.new`, file);
        shelves.written(nameOf(key), Buffer.byteLength(text));
      });
    },
    remove: (key) => {
      if (!shelves.has(nameOf(key))) return;
      shelves.forget(nameOf(key));
      inTurn(key, () => rm(fileOf(key), { force: true }));
    },
    readAgain: (key) => {
      const again = () => shelves.readAgain(nameOf(key));
      // Its first reader's copy may still be on its way.
      if (writing.has(key)) inTurn(key, async () => again());
      else again();
    },
    read: async (key) => {
      if (emptying) return null;
      try {
        const copy = JSON.parse(await readFile(fileOf(key), 'utf8')) as Copy;
        return copy.key === key && !withdrawals.concern(copy.answer.tags, copy.after) ? copy.answer : null;
      } catch {
        return null;
      }
    },
    async withdraw(withdrawn, sequence) {
      // Without a number that is higher than theirs, older copies could not be told from newer ones.
      const ordered = sequence !== null && sequence >= (withdrawals.sequence ?? 0);
      if (!ordered) await empty();
      if (sequence !== null) await withdrawals.add(ordered ? withdrawn : null, sequence);
    },
  };
}

/** The oldest first. What was being written when its process ended is removed. */
function filesByAge(folder: string): { name: string; size: number }[] {
  const files = readdirSync(folder).flatMap((name) => {
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!name.endsWith('.new')) return stats ? [{ name, size: stats.size, changed: stats.mtimeMs }] : [];
    // Another site that shares the folder may be writing it just now.
    if (stats && stats.mtimeMs < Date.now() - abandoned) rmSync(path.join(folder, name), { force: true });
    return [];
  });
  return files.sort((one, other) => one.changed - other.changed);
}

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

/** For a site that has no folder of its own: nothing outlives the process. */
export const noCopies: PageCopies = {
  sequence: null,
  size: 0,
  write: () => {},
  read: () => Promise.resolve(null),
  remove: () => {},
  readAgain: () => {},
  withdraw: () => Promise.resolve(),
};
