import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { foundFirefox, runnerForFirefox } from '../support/runners.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A few of what `npm run journeys:firefox` runs, by its own runner against the product that runs already. */
test('the bar and a form are used in Firefox, in Arabic, by keyboard alone', { tag: '@chromium' }, async () => {
  test.skip(
    !existsSync(foundFirefox),
    `No Firefox at ${foundFirefox}: apt-get install firefox-esr, or set FIREFOX_PATH.`,
  );
  test.setTimeout(300_000);
  const chosen = ['keyboard.spec', 'contact.spec', '--grep', ': ar$'];
  const args = [...runnerForFirefox(), 'test', '--config', 'e2e/firefox.config.ts', '--reporter', 'list', ...chosen];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, JOURNEYS_PRODUCT: 'running' },
  }).catch((error: Error & { stdout: string }) => error);
  expect(stripVTControlCharacters(stdout)).toMatch(/^ +3 passed/m);
});
