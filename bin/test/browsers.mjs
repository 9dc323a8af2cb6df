import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { foundFirefox } from '../../e2e/support/runners.ts';

const chromium = '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the journeys: Chromium without the parts of a window, in which they take half the time; where it cannot
 * be had, the whole one.
 * @returns {Promise<string>} its path; `CHROMIUM_PATH` names another one
 */
export async function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (existsSync(shell) || install('chromium-headless-shell')) return shell;
  return ensureChromium();
}

/** Where a browser is expected, whether it is there or not: the path of the one without a window before the other. */
export function foundChromium() {
  return process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : chromium);
}

/**
 * Installs Debian's Chromium where no browser is there and the user may install packages.
 * @returns {Promise<string>} its path; `CHROMIUM_PATH` names another one
 * @throws {Error} with what to do, where neither is possible
 */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH ?? chromium;
  if (existsSync(wanted) || install('chromium')) return wanted;
  throw new Error('No Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.');
}

/**
 * Installs Debian's Firefox where none is there and the user may install packages.
 * @throws {Error} with what to do, where neither is possible
 */
export function ensureFirefox() {
  if (existsSync(foundFirefox) || install('firefox-esr')) return;
  throw new Error('No Firefox: install it (apt-get install firefox-esr) or set FIREFOX_PATH.');
}

/**
 * Installs Debian's WebKitGTK with its driver, and a screen that nobody sees, where the user may install packages.
 * @throws {Error} with what to do, where that is not possible
 */
export function ensureWebkit() {
  const packages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];
  const there = ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`));
  if (there || packages.every(install)) return;
  throw new Error(`No WebKitGTK: install it (apt-get install ${packages.join(' ')}).`);
}

/** Whether Debian's package is there now. */
export function install(name) {
  if (process.getuid?.() !== 0) return false;
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every((args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  });
}
