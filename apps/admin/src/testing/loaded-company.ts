import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, fixture, onServer, type TestServer } from './test-server.ts';

/** What a file of tests copies that asks for the demo company. */
export interface LoadedCompany {
  /** Name of the database. */
  database: string;
  /** Its data folder, with the pictures. */
  dataDir: string;
}

/**
 * The demo company, which is loaded once in a run, for the first file that asks for it: it takes as long as many files of
 * tests together. Who asks meanwhile waits.
 */
export async function loadedCompany({ folder, url }: TestServer): Promise<LoadedCompany> {
  const loaded = { database: 'company', dataDir: path.join(folder, 'company') };
  await onServer(url, async (sql) => {
    await sql("SELECT pg_advisory_lock(hashtext('the demo company'))");
    if (!existsSync(loaded.dataDir)) await load(loaded, url, sql);
  });
  return loaded;
}

/** In a process of its own: the folder and the database of this one are those of its tests. */
async function load({ database, dataDir }: LoadedCompany, url: string, sql: (text: string) => Promise<void>) {
  const unfinished = `${dataDir}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  chmodSync(unfinished, 0o755);
  await sql(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  await sql(`CREATE DATABASE "${database}" TEMPLATE nasaq STRATEGY file_copy`);
  const address = new URL(url);
  address.pathname = database;
  await promisify(execFile)(process.execPath, [fixture('migrate-process'), 'company'], {
    env: { ...environment, DATA_DIR: unfinished, DATABASE_URL: address.href } as unknown as NodeJS.ProcessEnv,
  });
  renameSync(unfinished, dataDir);
}
