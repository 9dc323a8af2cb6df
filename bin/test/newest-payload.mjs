// `node bin/test/newest-payload.mjs [canary]`: the contract of platform/database, and the types of the admin host, with
// the newest Payload in the place of the pinned one. In a copy of what is committed, so that nothing here changes.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onProjectNode } from '../launch/install.mjs';

await onProjectNode(import.meta.filename);

const root = path.resolve(import.meta.dirname, '../..');
const tag = process.argv[2] ?? 'latest';
const copy = mkdtempSync(path.join(tmpdir(), 'nasaq-payload-'));
const run = (command, args) => spawnSync(command, args, { cwd: copy, stdio: 'inherit' }).status === 0;

try {
  execFileSync('tar', ['-x', '-C', copy], {
    input: execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 }),
  });
  // The tests run PostgreSQL as another user than root, who has to get at it.
  chmodSync(copy, 0o755);
  // All of its packages have to be of one version.
  for (const workspace of ['apps/admin', 'apps/site', 'e2e']) {
    const manifest = path.join(copy, workspace, 'package.json');
    const pinned = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, pinned.replaceAll(/("(?:payload|@payloadcms\/[\w-]+)": )"[^"]+"/g, `$1"${tag}"`));
  }
  if (!run('npm', ['install', '--no-audit', '--no-fund'])) throw new Error('The newest Payload cannot be installed.');
  const installed = ['apps/admin/node_modules', 'node_modules']
    .map((folder) => path.join(copy, folder, 'payload/package.json'))
    .find((file) => existsSync(file));
  const { version } = JSON.parse(readFileSync(installed, 'utf8'));
  // Each of them is worth its own answer.
  const contract = run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'admin',
    'apps/admin/src/platform/database',
  ]);
  const types = run(process.execPath, ['bin/test/types.mjs']);
  console.log(`Payload ${version}: contract ${contract ? 'kept' : 'BROKEN'}, types ${types ? 'agree' : 'DISAGREE'}`);
  process.exitCode = contract && types ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
