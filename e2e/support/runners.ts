import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * What Node is given to run Playwright. By the package's own path: both versions call their command `playwright`, and
 * which of them gets the name is left to npm.
 */
export function runnerForChromium(): string[] {
  return [resolve('@playwright/test/cli')];
}

/** The same, in the version that drives the installed Firefox. */
export function runnerForFirefox(): string[] {
  const hook = new URL('./playwright-for-firefox.mjs', import.meta.url);
  return ['--import', hook.href, resolve('playwright-for-firefox/cli')];
}

/** Where Firefox is expected, whether it is there or not. */
export const foundFirefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** For pages of a few seconds: what Chromium's compiler and collector do beside them costs more than it spares. */
export const withLittleCompiling = '--js-flags=--single-threaded-gc --no-opt --no-maglev';
