import { log } from '@nasaq/logging';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Words that outlive the process, by names that say all about them. */
export interface WordFiles {
  read(name: string): Promise<object | undefined>;
  /** What cannot be kept is asked for again. */
  write(name: string, texts: object): Promise<void>;
}

/** For a site that has no folder of its own. */
export const noWordFiles: WordFiles = { read: async () => undefined, write: async () => {} };

/** Files; a site that starts leaves the newest. */
const mostFiles = 2_000;

/** @param folder absolute path, for this purpose alone */
export function wordFiles(folder: string): WordFiles {
  mkdirSync(folder, { recursive: true });
  removeOldest(folder);
  const place = (name: string) => path.join(folder, `${name.replace('/', '-')}.json`);
  return {
    async read(name) {
      try {
        return JSON.parse(await readFile(place(name), 'utf8')) as object;
      } catch {
        return undefined;
      }
    },
    async write(name, texts) {
      const file = place(name);
      try {
        await writeFile(`${file}.new`, JSON.stringify(texts));
        await rename(`${file}.new`, file);
      } catch (error) {
        log.error('Words were not kept.', { error });
      }
    },
  };
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder)
    .map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  // What was being written when its process ended.
  const old = [...files.filter(({ name }) => name.endsWith('.new')), ...files.slice(mostFiles)];
  for (const { name } of old) rmSync(path.join(folder, name), { force: true });
}
