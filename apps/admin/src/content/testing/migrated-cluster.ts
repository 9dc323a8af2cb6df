import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder whose database is stopped and has every migration: tests copy it. */
    migratedFolder: string;
  }
}

/** Makes one database for all tests of a run: initialising and migrating one takes longer than copying it. */
export default function prepare(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-migrated-'));
  // The database's own user must be able to enter it.
  chmodSync(folder, 0o755);
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'migrate-process.fixture.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production',
      DATA_DIR: folder,
      NASAQ_SECRET: 'a secret that is long enough for a test',
    } as unknown as NodeJS.ProcessEnv,
  });
  project.provide('migratedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
