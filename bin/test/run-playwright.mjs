import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runnerForChromium } from '../../e2e/support/runners.ts';
import { ensureBuilt } from '../launch/build.mjs';

/**
 * Runs a configuration of Playwright that is no step of `npm test`, with the product as it stands now; what it says goes
 * to this process's own output.
 * @param {string} config from the project's root
 * @param {string[]} args of the command line
 * @param {Record<string, string>} env what the tests read besides the environment
 * @returns {Promise<number>} the code to exit with
 */
export async function runPlaywright(config, args, env) {
  if (!(await ensureBuilt(['admin', 'site']))) return 1;
  const { status } = spawnSync(process.execPath, [...runnerForChromium(), 'test', '--config', config, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
