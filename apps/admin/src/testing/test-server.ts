import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../../../bin/test/quick-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the tests of a run share; `undefined` where a run has none. */
    testServer: TestServer;
  }
}

export interface TestServer {
  /** Everything that the run makes is in this folder, and goes with it. */
  folder: string;
  /** A data folder whose database is stopped and has every migration. */
  migrated: string;
  /** The running server's own database, to create others from. */
  url: string;
}

/** Of the processes that it starts. */
export const environment = {
  PATH: '/usr/bin:/bin',
  NODE_ENV: 'production',
  NASAQ_SECRET: 'a secret that is long enough for a test',
  ...compiledBefore(),
};

/** Makes one migrated database for all tests of a run, and one server that copies it for each of them. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(quickFolder(), 'nasaq-unit-'));
  // The database's own user must be able to enter it.
  chmodSync(folder, 0o755);
  const migrated = path.join(folder, 'migrated');
  mkdirSync(migrated, { mode: 0o755 });
  execFileSync(process.execPath, [fixture('migrate-process')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, DATA_DIR: migrated } as unknown as NodeJS.ProcessEnv,
  });
  const server = spawn(process.execPath, [fixture('server-process'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environment as unknown as NodeJS.ProcessEnv,
  });
  const [url] = (await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), once(server, 'exit')])) as [
    unknown,
  ];
  if (typeof url !== 'string') throw new Error('The database server of the tests has not started.');
  project.provide('testServer', { folder, migrated, url: url.trim() });
  return async () => {
    server.stdin.end();
    await once(server, 'exit');
  };
}

/** Runs statements on one connection, which ends with them. */
export async function onServer(
  connectionString: string,
  work: (sql: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(async (text) => void (await client.query(text)));
  } finally {
    await client.end();
  }
}

/** Where a process reads what others have compiled, in a run that keeps it (bin/test/steps.mjs). */
function compiledBefore(): Record<string, string> {
  const folder = process.env.NODE_COMPILE_CACHE;
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

/** The file of a process that tests start. */
export function fixture(name: string): string {
  return path.join(import.meta.dirname, `${name}.fixture.ts`);
}
