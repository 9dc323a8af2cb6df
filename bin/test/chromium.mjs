import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';

/**
 * Installs Debian's Chromium where no browser is there and the user may install packages.
 * `CHROMIUM_PATH` names another one.
 * @throws {Error} with what to do, where neither is possible
 */
export async function ensureChromium() {
  if (existsSync(process.env.CHROMIUM_PATH ?? systemChromium)) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) {
      throw new Error(
        'No Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
      );
    }
  }
}
