import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const log = JSON.stringify(path.join(import.meta.dirname, 'index.ts'));

/** What a process of its own writes that logs three lines and ends in some way. */
async function linesOf(end: string): Promise<string[]> {
  const script = `
    const { log, openLog } = await import(${log});
    openLog({ app: 'test', level: 'info' });
    log.info('one');
    log.info('two');
    setTimeout(() => { log.error('three'); ${end} }, 5);`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test.each([
  ['when nothing is left to do', ''],
  ['at once', 'process.exit(3);'],
  ['by an error that nobody handles', "throw new Error('odd');"],
])('lines that wait for others are written in their order by a process that ends %s', async (_, end) => {
  expect(await linesOf(end)).toEqual(['one', 'two', 'three']);
});

test('more than waits at once → every line, whole and in its order', async () => {
  const many = await linesOf('for (let number = 0; number < 4000; number += 1) log.info(String(number).repeat(20));');
  expect(many.slice(3)).toEqual(Array.from({ length: 4000 }, (_, number) => String(number).repeat(20)));
});
