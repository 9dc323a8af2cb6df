import { spawnSync } from 'node:child_process';
import { install } from './browsers.mjs';

/**
 * Installs Debian's Java where none is there and the user may install packages.
 * @throws {Error} with what to do, where that is not possible
 */
export function ensureJava() {
  if (isThere() || (install('openjdk-17-jre-headless') && isThere())) return;
  throw new Error('No Java, which the Nu HTML checker needs: install it (apt-get install openjdk-17-jre-headless).');
}

function isThere() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
