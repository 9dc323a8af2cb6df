import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runnerForChromium } from '../../e2e/support/runners.ts';
import { ensureHeadlessChromium } from './browsers.mjs';
import { count, failuresOf, secondTriesOf, testsThatWere } from './reports.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
/** A tool of the project, by its name. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

export async function vitest(settings, print, env = {}) {
  return withReport(async (report) => {
    const outside = `${report}.outside`;
    const reporters = ['default', 'json', path.join(import.meta.dirname, 'unhandled-errors.mjs')];
    const outcome = await command(
      bin('vitest'),
      ['run', ...settings, ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`],
      print,
      { ...env, UNHANDLED_ERRORS: outside },
    );
    const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(await readFile(report, 'utf8'));
    return {
      ...count(numPassedTests, numFailedTests, success && outcome.failed === 0),
      // What failed outside of every test: a file that could not be read, what runs before or after its tests, an error
      // that nobody handled.
      failures: [...testResults.flatMap(failuresOf), ...JSON.parse(await readFile(outside, 'utf8'))],
      secondTries: testResults.flatMap(secondTriesOf),
    };
  });
}

export async function playwright(config, print, paths = [], env = {}, runner = runnerForChromium()) {
  const browser = await ensureHeadlessChromium();
  return withReport(async (report) => {
    const outcome = await command(process.execPath, [...runner, 'test', '--config', config, ...paths], print, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROMIUM_PATH: browser,
      ...env,
    });
    const { config: used, stats, suites } = JSON.parse(await readFile(report, 'utf8'));
    const folder = path.relative(root, used.rootDir);
    return {
      ...count(stats.expected + stats.flaky, stats.unexpected, outcome.failed === 0),
      failures: suites.flatMap((suite) => testsThatWere('unexpected', suite, folder)),
      secondTries: suites.flatMap((suite) => testsThatWere('flaky', suite, folder)),
    };
  });
}

async function withReport(run) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaq-test-'));
  try {
    return await run(path.join(folder, 'report.json'));
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A run has hundreds of processes that load the same thousands of modules: what one has compiled the next ones read. */
const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/nasaq-compiled') };

export function command(file, args, print, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...compiled, ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', (error) => {
      print(`${error}\n`);
      resolve({ passed: 0, failed: 1 });
    });
    child.on('close', (code) => resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
  });
}
