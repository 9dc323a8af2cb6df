import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const migrations = 'apps/admin/src/platform/database/migrations';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Checks out, installs and builds an earlier release in a folder of its own, which stays for the next time.
 * @param {string} [commit] without, the last one before the newest migration came
 * @returns {string} the folder of its checkout
 * @throws {Error} where it cannot be built; it has said why
 */
export function earlierRelease(commit) {
  const newest = () => git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations);
  const wanted = git('rev-parse', '--verify', commit ?? `${newest()}^`);
  // Not below node_modules, where Node reads no TypeScript.
  const folder = path.join(tmpdir(), `nasaq-release-${wanted.slice(0, 12)}`);
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, wanted);
  const build =
    "import('./bin/launch/build.mjs').then((m) => m.ensureBuilt(['admin', 'site'])).then((b) => process.exit(b ? 0 : 1))";
  const install = "import('./bin/launch/install.mjs').then((m) => m.ensureInstalled())";
  for (const script of [install, build]) {
    const { status } = spawnSync(process.execPath, ['-e', script], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${path.join(folder, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    if (status !== 0) throw new Error(`The release ${wanted.slice(0, 12)} cannot be built in ${folder}.`);
  }
  return folder;
}
