import { createWriteStream, type Dirent, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openOwnQuery } from '../platform/database/query.ts';
import { noteRestored } from '../platform/storage/index.ts';
import { committedRestore, forgetRestore } from '../platform/database/transfer/index.ts';
import { BackupError } from './backup-error.ts';
import type { EntryHead } from './entries.ts';
import { Fingerprint } from './fingerprint.ts';
import { formerSecretsFile, secretFile } from '../platform/secrets/secret.ts';
import type { BackupSecrets } from './manifest.ts';

/** What of `DATA_DIR` a restore replaces; copies of pages are of what was there before, and are made again. */
const replaced = ['media', 'uploads', secretFile, formerSecretsFile, 'first-login.json', 'pages'];
/** Where a restore says that its files are ready, from before its rows are committed until the files are in their places. */
const journal = 'restore.json';
interface Journal {
  id: string;
  /** What of `replaced` is in the backup. */
  names: string[];
}
const folderOf = (id: string) => `restore-${id}`;

/** Whether a folder holds anything that a restore would replace. */
export async function holdsFiles(dataDir: string): Promise<boolean> {
  for (const name of ['media', 'uploads']) {
    const files = await readdir(path.join(dataDir, name)).catch(() => []);
    if (files.some((file) => file !== 'incoming')) return true;
  }
  return existsSync(path.join(dataDir, secretFile));
}

/** The files of a restore: they arrive in a folder of their own, and go to their places all at once. */
export class PlacedFiles {
  readonly id: string;
  readonly #dataDir: string;
  readonly #folder: string;

  constructor(dataDir: string, id: string) {
    this.id = id;
    this.#dataDir = dataDir;
    this.#folder = path.join(dataDir, folderOf(id), 'new');
  }

  /** @throws {BackupError} where a folder is on another disk than `DATA_DIR`: it could not be replaced at once */
  async begin(): Promise<void> {
    const { dev } = await stat(this.#dataDir);
    for (const name of replaced) {
      const own = await stat(path.join(this.#dataDir, name)).catch(() => undefined);
      if (own && own.dev !== dev)
        throw new BackupError(
          `${path.join(this.#dataDir, name)} is on another disk than ${this.#dataDir}: restore with both on one, and move it afterwards.`,
        );
    }
    await mkdir(path.join(this.#folder, 'media'), { recursive: true });
    await mkdir(path.join(this.#folder, 'uploads'), { mode: 0o700 });
  }

  async write(head: Extract<EntryHead, { kind: 'file' }>, body: AsyncIterable<Buffer>): Promise<Fingerprint> {
    const { area, changed, name } = head;
    if (path.basename(name) !== name) throw new BackupError(`The backup holds a file of a forbidden name: ${name}`);
    const file = path.join(this.#folder, area, name);
    const print = new Fingerprint();
    await pipeline(
      print.of(body),
      // What visitors sent is readable by this process's user only.
      createWriteStream(file, { mode: area === 'uploads' ? 0o600 : 0o644 }),
    );
    await utimes(file, changed / 1000, changed / 1000);
    return print;
  }

  async writeSecrets({ secret, firstLogin, formerSecrets }: BackupSecrets, keepsSecret: boolean): Promise<void> {
    const options = { mode: 0o600, flush: true };
    if (!keepsSecret) {
      await writeFile(path.join(this.#folder, secretFile), secret, options);
      const former = formerSecrets.map((each) => `${each}\n`).join('');
      if (former) await writeFile(path.join(this.#folder, formerSecretsFile), former, options);
    }
    if (firstLogin) await writeFile(path.join(this.#folder, 'first-login.json'), firstLogin, options);
  }

  /** From here on the database says whether they are to be placed (`finishRestore`). */
  async ready(): Promise<void> {
    await syncAll(await readdir(this.#folder, { recursive: true, withFileTypes: true }));
    const written: Journal = { id: this.id, names: await readdir(this.#folder) };
    const draft = path.join(this.#dataDir, `${journal}.draft`);
    await writeFile(draft, JSON.stringify(written), { flush: true });
    await rename(draft, path.join(this.#dataDir, journal));
  }

  async discard(): Promise<void> {
    await rm(path.join(this.#dataDir, folderOf(this.id)), { recursive: true, force: true });
  }
}

/**
 * Ends a restore that has begun: where its rows are committed its files go to their places, else they are removed. It may
 * be cut at any point and called again; a host does so when it starts.
 */
export async function finishRestore(dataDir: string, databaseUrl: string): Promise<void> {
  const file = path.join(dataDir, journal);
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return;
  const { id, names } = JSON.parse(text) as Journal;
  const folder = path.join(dataDir, folderOf(id));
  if ((await committedRestore(databaseUrl)) === id) {
    for (const name of replaced) await place(name, names.includes(name), dataDir, folder);
    const own = openOwnQuery(databaseUrl);
    await noteRestored(own.query).finally(() => own.close());
  }
  await rm(file, { force: true });
  await rm(folder, { recursive: true, force: true });
  await forgetRestore(databaseUrl);
}

/** Each by itself as it arrives, they would wait for the disk one after the other. */
async function syncAll(entries: Dirent[]): Promise<void> {
  const files = entries.filter((entry) => entry.isFile()).values();
  const worker = async () => {
    for (const { name, parentPath } of files) {
      const handle = await open(path.join(parentPath, name), 'r');
      await handle.sync().finally(() => handle.close());
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** Done twice it does nothing the second time; what was there and is not in the backup goes aside, too. */
async function place(name: string, isInBackup: boolean, dataDir: string, folder: string): Promise<void> {
  const [target, old, fresh] = [
    path.join(dataDir, name),
    path.join(folder, 'old', name),
    path.join(folder, 'new', name),
  ];
  if (isInBackup && !existsSync(fresh)) return;
  await mkdir(path.dirname(old), { recursive: true });
  if (existsSync(target) && !existsSync(old)) await rename(target, old);
  if (isInBackup) await rename(fresh, target);
}
