import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { inject, vi } from 'vitest';

export interface TestPayload {
  payload: Payload;
  dataDir: string;
  close: () => Promise<void>;
}

/** A Payload with the real config over an embedded PostgreSQL of its own, its tables made by the committed migrations. */
export async function openTestPayload(): Promise<TestPayload> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nasaq-content-'));
  // The database's own user must be able to enter it.
  chmodSync(dataDir, 0o755);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  copyDatabase(inject('migratedFolder'), dataDir);
  const { env } = await import('../../env.ts');
  if (env.dataDir !== dataDir)
    throw new Error('A module that reads the settings was imported before openTestPayload: import it dynamically.');
  const { openDatabase } = await import('../../database/open.ts');
  const database = await openDatabase();
  const { closePayload, getPayloadInstance } = await import('../../payload.ts');
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

/** Owners and permissions stay as they are: the server's files belong to its own user. */
function copyDatabase(from: string, to: string): void {
  execFileSync('cp', ['-a', path.join(from, 'postgres'), to]);
}
