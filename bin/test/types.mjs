// Type-checks every part with its own settings, all of them even when one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const projects = ['tsconfig.json', 'apps/admin/tsconfig.json', 'apps/site/tsconfig.json', 'e2e/tsconfig.json'];
// The catalogue's key types are generated; a fresh clone has none yet.
const generated = spawnSync('npm', ['run', 'types', '--silent', '-w', '@nasaq/messages'], {
  cwd: root,
  stdio: 'inherit',
});
if (generated.status !== 0) process.exit(1);

const failed = projects.filter((project) => {
  const { status } = spawnSync(path.join(root, 'node_modules/typescript-7/bin/tsc'), ['-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) console.error(`types: errors in ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
