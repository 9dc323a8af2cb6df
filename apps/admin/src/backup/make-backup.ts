import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import manifest from '../../package.json' with { type: 'json' };
import { openOwnQuery } from '../platform/database/query.ts';
import { openSnapshot, type Snapshot } from '../platform/database/transfer/index.ts';
import { BackupError } from './backup-error.ts';
import { type FileStore, StoreFailure } from '../platform/storage/index.ts';
import { BackupFiles } from './backup-files.ts';
import { entry, type FileArea } from './entries.ts';
import { Fingerprint } from './fingerprint.ts';
import { LinkedFiles, namedFiles } from './linked-files.ts';
import type { BackupHead, BackupManifest, BackupSecrets } from './manifest.ts';
import { type Cost, seal } from './sealed-file.ts';

export interface Installation {
  /** Past any pooler that gives connections away after each transaction. */
  databaseUrl: string;
  dataDir: string;
  /** The key that the installation signs with. */
  secret: string;
  /** Those that it took the place of, and that still count; the newest first. */
  formerSecrets?: string[];
  /** Where files are that are not in `dataDir`; `undefined` where S3 is not set. */
  s3?: ReadonlyMap<FileArea, FileStore> | undefined;
  /** What it costs to try a passphrase. */
  cost?: Cost;
}

export interface Made {
  head: BackupHead;
  manifest: BackupManifest;
}

/** Times that a snapshot is taken anew because a file that it names had just been deleted. */
const attempts = 6;
const work = 'backup-work';
const leftoverAge = 24 * 60 * 60_000;

/**
 * The bytes of a backup, which is made while the product runs. Rows are those of one snapshot. Files have second names
 * before the snapshot is taken, and those that have come since get theirs right after it: a row's file is written before
 * the row is committed, and so it is missing only where the row was being deleted. Then a later snapshot, which does not
 * have that row any more, takes its place. What is still missing was missing before.
 * @param done is told what is in it, once all of it was given
 */
export async function* makeBackup(
  { databaseUrl, dataDir, s3, secret, formerSecrets = [], cost }: Installation,
  passphrase: string,
  done: (made: Made) => void,
): AsyncGenerator<Buffer> {
  await mkdir(dataDir, { recursive: true });
  await removeLeftovers(path.join(dataDir, work));
  const own = openOwnQuery(databaseUrl);
  const linked = new LinkedFiles(dataDir, path.join(dataDir, work, randomUUID()));
  const files = new BackupFiles(linked, s3, own.query);
  let snapshot: Snapshot | undefined;
  try {
    const taken = await takeTogether(databaseUrl, files);
    snapshot = taken.snapshot;
    const secrets: BackupSecrets = { secret, formerSecrets, ...(await firstLogin(dataDir)) };
    yield* seal(contentsOf(taken, files, secrets, done), passphrase, cost);
  } finally {
    await snapshot?.close();
    await files.remove().finally(() => own.close());
  }
}

interface Taken {
  snapshot: Snapshot;
  names: `${FileArea}/${string}`[];
  missing: string[];
}

async function takeTogether(databaseUrl: string, files: BackupFiles): Promise<Taken> {
  await files.take().catch(refuse);
  for (let attempt = 1; ; attempt += 1) {
    // Not what came while the tables were waited for: only a file that comes and goes within moments has no second name.
    const snapshot = await openSnapshot(databaseUrl, () => files.take()).catch(refuse);
    try {
      await files.take();
      const named = await namedFiles(snapshot.query);
      const names = named.filter((name) => files.has(name));
      const missing = named.filter((name) => !files.has(name));
      if (missing.length === 0 || attempt === attempts)
        return { snapshot, names: [...names, ...files.copiesOf(names)], missing };
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
    await wait(50 * 2 ** attempt);
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof BackupError) throw cause;
  const { message } = cause as Error;
  throw new BackupError(cause instanceof StoreFailure ? message : `The database cannot be read: ${message}`, { cause });
}

async function* contentsOf(
  { snapshot, names, missing }: Taken,
  files: BackupFiles,
  secrets: BackupSecrets,
  done: (made: Made) => void,
): AsyncGenerator<Buffer> {
  const { migrations, moment, seen, sequences, server } = snapshot;
  const head: BackupHead = {
    version: manifest.version,
    schema: migrations.at(-1) ?? '',
    migrations,
    moment: moment.toISOString(),
    seen,
    server,
    sequences,
  };
  yield* entry({ kind: 'backup' }, json(head));
  yield* entry({ kind: 'secrets' }, json(secrets));
  const held: BackupManifest = { tables: {}, files: {}, missing };
  for (const table of snapshot.tables) {
    const print = new Fingerprint();
    // Of a table that is written meanwhile nothing is lost: the pipeline hands errors on to who reads it.
    const rows = pipeline(snapshot.copyOut(table), (source: AsyncIterable<Buffer>) => print.of(source), gzip(), ignore);
    yield* entry({ kind: 'table', ...table }, rows as AsyncIterable<Buffer>);
    held.tables[table.name] = { rows: print.lines, sha256: print.sha256() };
  }
  // The rest needs no rows: old ones need not be kept for it any longer.
  await snapshot.close();
  for (const name of names) held.files[name] = yield* fileEntry(name, files);
  yield* entry({ kind: 'manifest' }, json(held));
  done({ head, manifest: held });
}

/** Rows are text; more than this makes it slower, and hardly smaller. */
const gzip = () => createGzip({ level: 4 });
const ignore = () => {};
const json = (value: object) => Buffer.from(JSON.stringify(value));

/** A rendition that is written while it is read is read once more. */
async function* fileEntry(name: `${FileArea}/${string}`, files: BackupFiles) {
  for (;;) {
    const { body, changed, isWhole } = await files.open(name);
    const print = new Fingerprint();
    const [area, base] = [name.slice(0, name.indexOf('/')) as FileArea, name.slice(name.indexOf('/') + 1)];
    yield* entry({ kind: 'file', area, name: base, changed }, print.of(body));
    if (await isWhole(print.bytes)) return { bytes: print.bytes, sha256: print.sha256() };
  }
}

async function firstLogin(dataDir: string): Promise<Pick<BackupSecrets, 'firstLogin'>> {
  try {
    return { firstLogin: await readFile(path.join(dataDir, 'first-login.json'), 'utf8') };
  } catch {
    return {};
  }
}

/** Second names that a killed backup has left. No backup takes that long, on whichever host. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - leftoverAge) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
