import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { inject, vi } from 'vitest';
import type { OpenDatabase } from '@nasaq/embedded-postgres';
import { loadedCompany } from './loaded-company.ts';
import { onServer, type TestServer } from './test-server.ts';

export interface TestPayload {
  payload: Payload;
  dataDir: string;
  close: () => Promise<void>;
}

export interface TestPayloadOptions {
  /** An embedded server in `dataDir` as the product has it, for tests that stop or kill it; others share the run's. */
  ownServer?: boolean;
  /** With the demo company, as the first start of a host loads it, instead of without any content. */
  company?: boolean;
}

/** A Payload with the real config over a database of its own, its tables made by the committed migrations. */
export async function openTestPayload({
  company = false,
  ownServer = false,
}: TestPayloadOptions = {}): Promise<TestPayload> {
  const server = inject('testServer');
  const dataDir = mkdtempSync(path.join(server.folder, 'data-'));
  // The database's own user must be able to enter it.
  chmodSync(dataDir, 0o755);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  const { env } = await import('../env.ts');
  if (env.dataDir !== dataDir)
    throw new Error('A module that reads the settings was imported before openTestPayload: import it dynamically.');
  const loaded = company ? await loadedCompany(server) : undefined;
  if (loaded) cpSync(loaded.dataDir, dataDir, { recursive: true });
  const database = await (ownServer ? openOwn(server, dataDir) : openShared(server, loaded?.database));
  const { closePayload, getPayloadInstance } = await import('../payload.ts');
  // What the file before has left (a timer that writes searches down) may have asked for one meanwhile, without an
  // address of a database.
  forgetPayload();
  const payload = await getPayloadInstance();
  payload.logger.level = 'fatal';
  return {
    payload,
    dataDir,
    close: async () => {
      await closePayload();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As `fresh-modules.ts`, which ran before the database was made. */
function forgetPayload(): void {
  const shared = globalThis as Record<string, unknown>;
  delete shared.nasaqPayload;
  delete shared.nasaqPayloadConfig;
}

async function openOwn({ migrated }: TestServer, dataDir: string): Promise<Pick<OpenDatabase, 'close'>> {
  // Owners and permissions stay as they are: the server's files belong to its own user.
  execFileSync('cp', ['-a', path.join(migrated, 'postgres'), dataDir]);
  const { openDatabase } = await import('../platform/database/open.ts');
  return openDatabase();
}

async function openShared({ url }: TestServer, template = 'nasaq'): Promise<Pick<OpenDatabase, 'close'>> {
  const { setDatabaseUrl } = await import('../platform/database/address.ts');
  const name = `test-${randomUUID()}`;
  await onServer(url, (sql) => sql(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`));
  const address = new URL(url);
  address.pathname = name;
  setDatabaseUrl(address.href);
  // Payload never gives one of its connections back, see closePayload.
  return { close: () => onServer(url, (sql) => sql(`DROP DATABASE "${name}" WITH (FORCE)`)) };
}
