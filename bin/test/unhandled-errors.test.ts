import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// Below the project, so that the file finds Vitest.
const folder = mkdtempSync(path.join(root, 'node_modules/.cache-unhandled-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what fails outside of every test is written down with its file', () => {
  writeFileSync(
    path.join(folder, 'outside.test.mjs'),
    `import { afterAll, test } from 'vitest';
     afterAll(() => { throw new Error('after all of them'); });
     test('passes', () => { setTimeout(() => { throw new Error('nobody waits for this'); }); return new Promise((end) => setTimeout(end, 50)); });`,
  );
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = `--reporter=${path.join(root, 'bin/test/unhandled-errors.mjs')}`;
  const run = spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--dir', folder, reporter], {
    cwd: folder,
    env: { PATH: process.env.PATH, UNHANDLED_ERRORS: report },
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 1 });
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual([
    'outside.test.mjs: after all of them',
    'outside.test.mjs: unhandled: nobody waits for this',
  ]);
});
