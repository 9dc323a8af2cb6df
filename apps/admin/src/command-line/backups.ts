import path from 'node:path';
import {
  backupName,
  backupsInS3,
  chosenTarget,
  fileBackup,
  folderTarget,
  makeBackup,
  type Made,
  noteBackupState,
  readPassphrase,
  restoreBackup,
  thisInstallation,
  type BackupTarget,
  type StoredBackup,
} from '../backup/index.ts';
import { env } from '../env.ts';
import { openBesideHost, openDatabase } from '../platform/database/open.ts';
import { openOwnQuery } from '../platform/database/query.ts';
import { type Command, Refusal } from './command.ts';

export const backup: Command = {
  name: 'backup',
  usage: '[FILE]',
  summary: 'Writes one sealed file with everything that must survive, while the product runs.',
  details: [
    'FILE is where to; without it, the file is named after the moment and put into BACKUP_DIR, or into S3 with BACKUP_TO=s3.',
    'The passphrase is that of BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE: without it nobody can open the file again.',
  ],
  takes: { least: 0, most: 1 },
  run: async ({ rest: [file] }) => {
    const passphrase = await readPassphrase(env.backup);
    const begun = performance.now();
    const [target, name] = file === undefined ? [chosenTarget(), backupName(new Date())] : inFolder(file);
    const database = await openBesideHost();
    try {
      const result: { made?: Made } = {};
      const bytes = makeBackup(thisInstallation(), passphrase, (made) => (result.made = made));
      const { place, size } = await target.write(name, bytes);
      const { head, manifest } = result.made!;
      const own = openOwnQuery(database.url);
      await noteBackupState(own.query, {
        made: { at: head.moment, name, bytes: size },
        failed: null,
      });
      await own.close();
      console.log(
        `${place} (${megabytes(size)}) holds ${contentsOf(manifest)} as of ${head.moment}, made in ${since(begun)}.`,
      );
      if (manifest.missing.length > 0)
        console.log(
          `${manifest.missing.length} files that rows name were not there before either: ${some(manifest.missing)}.`,
        );
    } finally {
      await database.close();
    }
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  summary: 'Restores a backup into an empty DATA_DIR and an empty database, made by this release or an earlier one.',
  details: [
    'FILE may be s3:NAME: one that lies in S3.',
    '--replace  puts it in the place of what is there, which is kept until the restore has succeeded.',
    'Every host that uses the database must be stopped. Where it fails, nothing has changed.',
  ],
  options: { replace: { type: 'boolean' } },
  takes: { least: 1, most: 1 },
  run: async ({ options, rest: [file] }) => {
    const passphrase = await readPassphrase(env.backup);
    const begun = performance.now();
    const { head, manifest, migrated, unknown } = await restoreBackup(named(file!), passphrase, {
      dataDir: env.dataDir,
      openDatabase,
      givenSecret: env.secret,
      replace: options.replace === true,
    });
    console.log(
      `${contentsOf(manifest)} are as they were at ${head.moment} (counted and compared), restored in ${since(begun)}.`,
    );
    if (env.s3) console.log('The files are on the disk: `nasaq move-storage --to s3` brings them to S3.');
    if (migrated.length > 0)
      console.log(
        `The backup is of release ${head.version}; ${migrated.length} migrations have brought it to this one.`,
      );
    for (const [table, rows] of Object.entries(unknown))
      console.log(`The table ${table} (${rows} rows) is none of this product’s, and was left out.`);
  },
};

function inFolder(file: string): [BackupTarget, string] {
  const place = path.resolve(file);
  return [folderTarget(path.dirname(place)), path.basename(place)];
}

function named(file: string): StoredBackup {
  if (!file.startsWith('s3:')) return fileBackup(path.resolve(file));
  const target = backupsInS3();
  if (!target) throw new Refusal(`S3 is not set: set S3_BUCKET and what belongs to it, to read ${file}.`);
  return target.open(file.slice('s3:'.length));
}

function contentsOf({ files, tables }: Made['manifest']): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files`;
}

function some(names: string[]): string {
  return names.length > 5 ? `${names.slice(0, 5).join(', ')}, …` : names.join(', ');
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
const since = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
