// The database server of a run of tests: a copy of the migrated one, made to be fast and not to last. It prints its
// address, and goes with everything in the run's folder when its input ends: also when the run was killed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseOwner, initialise } from '../platform/database/initialise.ts';
import { clusterLayout } from '../platform/database/layout.ts';
import { postgresPrograms } from '../platform/database/native.ts';
import { spawnPostmaster, stopPostmaster } from '../platform/database/postmaster.ts';

const folder = process.argv[2]!;
const dataDir = path.join(folder, 'server');
const patience = 60_000;

// Ctrl+C reaches this process too: the run ends the input when it has stopped.
process.on('SIGINT', () => {});
mkdirSync(dataDir, { mode: 0o755 });
// Owners and permissions stay as they are: the server's files belong to its own user.
execFileSync('cp', ['-a', path.join(folder, 'migrated/postgres'), dataDir]);
const layout = clusterLayout(dataDir);
const programs = postgresPrograms(layout.user);
await initialise(layout, programs);
spawnPostmaster(programs.postgres, layout, [
  // Each worker has the pools of one or two admin hosts.
  'max_connections=500',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
]).unref();
const url = new URL(`postgresql://${databaseOwner}@localhost:5432/postgres`);
url.searchParams.set('host', layout.socket);
await answering(url.href);
process.stdin.resume().once('end', () => {
  void stopPostmaster(layout.cluster).then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
console.log(url.href);

async function answering(connectionString: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}
