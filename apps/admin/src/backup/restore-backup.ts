import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { migrations } from '../platform/database/migrations/index.ts';
import { Restoration, type TableShape } from '../platform/database/transfer/index.ts';
import { BackupError } from './backup-error.ts';
import { entriesOf, type Entry, textOf } from './entries.ts';
import { Fingerprint } from './fingerprint.ts';
import { backupHead, backupManifest, backupSecrets, type BackupHead, type BackupManifest } from './manifest.ts';
import { finishRestore, holdsFiles, PlacedFiles } from './placed-files.ts';
import { unseal } from './sealed-file.ts';

/** A backup that can be read from its beginning, more than once. */
export interface StoredBackup {
  /** For what is said of it. */
  name: string;
  read: () => AsyncIterable<Buffer>;
}

export interface RestoreTarget {
  dataDir: string;
  /** Opens the database, once the backup is known to be whole. */
  openDatabase: () => Promise<{ url: string; close: () => Promise<void> }>;
  /** What `NASAQ_SECRET` says, where it is set. */
  givenSecret?: string | undefined;
  /** What is there may be replaced, once the restore has succeeded. */
  replace?: boolean;
}

export interface Restored {
  head: BackupHead;
  manifest: BackupManifest;
  /** Migrations that have come since. */
  migrated: string[];
  /** Tables that this release does not know, with their rows; they are left out. */
  unknown: Record<string, number>;
}

/**
 * Restores a backup: rows in one transaction, files in a folder of their own, and both take their places at the end,
 * when everything was counted and compared. Where it fails, at whatever point, nothing has changed.
 * @throws {BackupError} with the reason
 */
export async function restoreBackup(
  backup: StoredBackup,
  passphrase: string,
  target: RestoreTarget,
): Promise<Restored> {
  const { secret } = await proveWhole(backup, passphrase);
  if (target.givenSecret !== undefined && target.givenSecret !== secret)
    throw new BackupError(
      'NASAQ_SECRET is not that of the backup: leave it away, so that the backup’s own is written to DATA_DIR/secret, or set that one.',
    );
  await mkdir(target.dataDir, { recursive: true });
  const database = await target.openDatabase();
  try {
    await finishRestore(target.dataDir, database.url);
    const restored = await restoreInto(backup, passphrase, target, database.url);
    await finishRestore(target.dataDir, database.url);
    return restored;
  } finally {
    await database.close();
  }
}

/** Reads it through before anything is touched: its seal shows that no byte of it was changed or is missing. */
async function proveWhole(backup: StoredBackup, passphrase: string): Promise<{ secret: string }> {
  let secret: string | undefined;
  let last: Entry['head']['kind'] | undefined;
  for await (const { body, head } of entriesOf(unseal(backup.read(), passphrase, backup.name), backup.name)) {
    last = head.kind;
    if (head.kind === 'backup') refuseNewer(backupHead.parse(JSON.parse(await textOf(body))), backup.name);
    if (head.kind === 'secrets') ({ secret } = backupSecrets.parse(JSON.parse(await textOf(body))));
  }
  if (secret === undefined || last !== 'manifest') throw new BackupError(`${backup.name} is not complete.`);
  return { secret };
}

function refuseNewer(head: BackupHead, name: string): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = head.migrations.filter((migration) => !known.has(migration));
  if (unknown.length > 0)
    throw new BackupError(
      `${name} was made by a newer release (${head.version}, schema ${head.schema}) than this one: restore it with that one or a later one.`,
    );
}

async function restoreInto(
  backup: StoredBackup,
  passphrase: string,
  { dataDir, givenSecret, replace = false }: RestoreTarget,
  databaseUrl: string,
): Promise<Restored> {
  const rows = await Restoration.begin(databaseUrl);
  const files = new PlacedFiles(dataDir, randomUUID());
  let isReady = false;
  try {
    await makeRoom(rows, dataDir, replace);
    await files.begin();
    const restored = await takeAll(backup, passphrase, rows, files, givenSecret !== undefined);
    isReady = true;
    await files.ready();
    await rows.commit(files.id);
    return restored;
  } catch (error) {
    await rows.rollBack();
    if (!isReady) await files.discard();
    if (error instanceof BackupError) throw error;
    // A commit whose answer was lost may have happened: whoever opens the database next ends it (`finishRestore`).
    const what = isReady
      ? 'The restore may not have ended; start it again'
      : 'The restore has failed, and nothing has changed';
    throw new BackupError(`${what}: ${(error as Error).message}`, { cause: error });
  }
}

async function makeRoom(rows: Restoration, dataDir: string, replace: boolean): Promise<void> {
  const isEmpty = await rows.isEmpty();
  if (!replace) {
    if (!isEmpty) throw new BackupError('The database is not empty: say --replace to put the backup in its place.');
    if (await holdsFiles(dataDir))
      throw new BackupError(`${dataDir} is not empty: say --replace to put the backup in its place.`);
    return;
  }
  const others = await othersLeft(rows);
  if (others > 0)
    throw new BackupError(
      `The database is in use (${others} other connections): stop every host that uses it, then restore.`,
    );
  if (!isEmpty) await rows.moveAside();
}

/** A connection that was closed a moment ago is seen until its process has ended: whoever stopped a host has stopped it. */
async function othersLeft(rows: Restoration): Promise<number> {
  for (let looked = 1; ; looked += 1) {
    const others = await rows.others();
    if (others === 0 || looked === looks) return others;
    await pause(lookEvery);
  }
}

const looks = 12;
/** In milliseconds. */
const lookEvery = 250;

async function takeAll(
  backup: StoredBackup,
  passphrase: string,
  rows: Restoration,
  files: PlacedFiles,
  keepsSecret: boolean,
): Promise<Restored> {
  const { name } = backup;
  const tables: TableShape[] = [];
  const unknown: Restored['unknown'] = {};
  const placed = new Map<string, Fingerprint>();
  let head: BackupHead | undefined;
  let manifest: BackupManifest | undefined;
  for await (const { body, head: of } of entriesOf(unseal(backup.read(), passphrase, name), name)) {
    if (of.kind === 'backup') {
      head = backupHead.parse(JSON.parse(await textOf(body)));
      await rows.makeTables(head.migrations);
    } else if (of.kind === 'secrets') {
      await files.writeSecrets(backupSecrets.parse(JSON.parse(await textOf(body))), keepsSecret);
    } else if (of.kind === 'file') {
      placed.set(`${of.area}/${of.name}`, await files.write(of, body));
    } else if (of.kind === 'manifest') {
      manifest = backupManifest.parse(JSON.parse(await textOf(body)));
    } else if (rows.has(of.name)) {
      tables.push(of);
      await pipeline(body, createGunzip(), rows.copyIn(of));
    } else unknown[of.name] = 0;
  }
  if (!head || !manifest) throw new BackupError(`${name} is not complete.`);
  for (const table of Object.keys(unknown)) unknown[table] = manifest.tables[table]?.rows ?? 0;
  await rows.finishTables(head.sequences);
  await compareRows(rows, tables, manifest, unknown);
  compareFiles(placed, manifest);
  return { head, manifest, unknown, migrated: await rows.migrateOn(head.migrations) };
}

/** Reads back what was written, as it was when the backup was made: the same rows are the same text. */
async function compareRows(
  rows: Restoration,
  tables: readonly TableShape[],
  { tables: wanted }: BackupManifest,
  unknown: Restored['unknown'],
): Promise<void> {
  const wrong = Object.keys(wanted).filter(
    (name) => !(name in unknown) && !tables.some((table) => table.name === name),
  );
  for (const table of tables) {
    const print = new Fingerprint();
    for await (const piece of rows.copyOut(table)) print.add(piece as Buffer);
    const { rows: count, sha256 } = wanted[table.name] ?? { rows: -1, sha256: '' };
    if (print.lines !== count || print.sha256() !== sha256) wrong.push(table.name);
  }
  if (wrong.length > 0) throw new Error(`these tables are not as they were: ${wrong.join(', ')}`);
}

function compareFiles(placed: ReadonlyMap<string, Fingerprint>, { files }: BackupManifest): void {
  const wrong = Object.entries(files).filter(([name, { bytes, sha256 }]) => {
    const print = placed.get(name);
    return print?.bytes !== bytes || print.sha256() !== sha256;
  });
  if (wrong.length > 0 || placed.size !== Object.keys(files).length)
    throw new Error(`these files are not as they were: ${wrong.map(([name]) => name).join(', ')}`);
}
