// The database server of a run of tests: a copy of the migrated one, made to be fast and not to last. It prints its
// address, and goes with everything in the run's folder when its input ends: also when the run was killed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { embeddedServer } from '@nasaq/embedded-postgres';

const folder = process.argv[2]!;
const dataDir = path.join(folder, 'server');

// Ctrl+C reaches this process too: the run ends the input when it has stopped.
process.on('SIGINT', () => {});
mkdirSync(dataDir, { mode: 0o755 });
// Owners and permissions stay as they are: the server's files belong to its own user.
execFileSync('cp', ['-a', path.join(folder, 'migrated/postgres'), dataDir]);
const server = await embeddedServer(dataDir);
await server.start([
  // Each worker has the pools of one or two admin hosts.
  'max_connections=500',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
]);
process.stdin.resume().once('end', () => {
  void server.stop().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
console.log(server.address('postgres'));
