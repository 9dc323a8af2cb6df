import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAnswer } from './page-answer.ts';
import type { PageCopies } from './page-cache.ts';

/** Files of a page beyond this are not written: a flood of addresses must not fill the disk. */
const maxFiles = 20_000;

interface Copy {
  key: string;
  answer: PageAnswer;
}

/**
 * The last good answer of each page, one file each. Pages name the files of a build: the copies of another build are
 * removed.
 * @param folder absolute path, for this purpose alone
 * @param build name of the client build
 */
export function pageCopies(folder: string, build: string): PageCopies {
  const own = path.join(folder, build);
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== build) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const files = new Set(readdirSync(own));
  const writing = new Map<string, Promise<void>>();
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);
  const fileOf = (key: string) => path.join(own, nameOf(key));

  /** One write after the other for each page: an older one must not come last. */
  function inTurn(key: string, work: () => Promise<void>): void {
    const turn = (writing.get(key) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => console.error(`The copy of ${key} was not kept: ${String(error)}`))
      .finally(() => {
        if (writing.get(key) === turn) writing.delete(key);
      });
    writing.set(key, turn);
  }

  return {
    write: (key, answer) =>
      inTurn(key, async () => {
        if (files.size >= maxFiles && !files.has(nameOf(key))) return;
        const file = fileOf(key);
        await writeFile(`${file}.new`, JSON.stringify({ key, answer } satisfies Copy));
        await rename(`${file}.new`, file);
        files.add(nameOf(key));
      }),
    remove: (key) => {
      if (!files.delete(nameOf(key))) return;
      inTurn(key, () => rm(fileOf(key), { force: true }));
    },
    read: async (key) => {
      try {
        const copy = JSON.parse(await readFile(fileOf(key), 'utf8')) as Copy;
        return copy.key === key ? copy.answer : null;
      } catch {
        return null;
      }
    },
  };
}

/** For a site that has no folder of its own: nothing outlives the process. */
export const noCopies: PageCopies = { write: () => {}, read: () => Promise.resolve(null), remove: () => {} };
