import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../benchmarks/relevance');
const manifest = path.join(folder, 'package.json');

/**
 * The packages of the engines that the product itself does not use, installed beside the queries on first use.
 * @returns {NodeJS.Require | undefined} `undefined` = they cannot be had here
 */
export function requirePeers() {
  if (!areInstalled()) {
    const flags = ['--no-package-lock', '--no-audit', '--no-fund'];
    spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return areInstalled() ? createRequire(manifest) : undefined;
}

function areInstalled() {
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys(dependencies).every((name) => existsSync(path.join(folder, 'node_modules', name)));
}
