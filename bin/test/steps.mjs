import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../launch/build.mjs';
import { ensureChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** A step without a report counts as one check; a step with one counts its tests. */
const steps = [
  { name: 'lint', run: () => command(bin('oxlint'), ['--deny-warnings']) },
  { name: 'format', run: () => command(bin('oxfmt'), ['--check']) },
  { name: 'types', run: () => command(process.execPath, ['bin/test/types.mjs']) },
  {
    name: 'boundaries',
    run: () => command(bin('depcruise'), ['--config', '.dependency-cruiser.mjs', 'apps', 'packages']),
  },
  { name: 'unit', run: () => vitest() },
  { name: 'faults', run: faults },
  { name: 'journeys', run: journeys },
];

/**
 * Runs the steps one after the other; all of them even when one fails.
 * @param {string[] | undefined} only names of the steps to run
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(only) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const step of steps.filter(({ name }) => !only || only.includes(name))) {
    console.log(`\n── ${step.name} ──`);
    const started = Date.now();
    const result = await step.run();
    total.passed += result.passed;
    total.failed += result.failed;
    lines.push(
      `${step.name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
      // A runner prints them long before the end, where the log of a CI may have been cut.
      ...(result.failures ?? []).map((failure) => `  failed: ${failure}`),
    );
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}`);
  if (total.passed + total.failed === 0) total.failed = 1;
  return total;
}

/** They run the built product, as its users do. */
async function faults() {
  if (!(await ensureBuilt(['admin', 'site']))) return { passed: 0, failed: 1 };
  return vitest('--config', 'e2e/vitest.config.ts');
}

async function vitest(...settings) {
  return withReport(async (report) => {
    const outcome = await command(bin('vitest'), [
      'run',
      ...settings,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(await readFile(report, 'utf8'));
    return {
      ...count(numPassedTests, numFailedTests, success && outcome.failed === 0),
      failures: testResults.flatMap(failuresOf),
    };
  });
}

async function journeys() {
  await ensureChromium();
  return withReport(async (report) => {
    const outcome = await command(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { stats } = JSON.parse(await readFile(report, 'utf8'));
    return count(stats.expected + stats.flaky, stats.unexpected, outcome.failed === 0);
  });
}

function failuresOf({ name, message, assertionResults }) {
  const file = path.relative(root, name);
  if (assertionResults.length === 0 && message) return [`${file}: ${message.split('\n', 1)[0]}`];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${failureMessages.join(' ').split('\n', 1)[0]}`);
}

/** A runner that failed without a failing test (a broken file, a crash) still counts as a failure. */
function count(passed, failed, success) {
  return { passed, failed: failed === 0 && !success ? 1 : failed };
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

function command(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(error);
      resolve({ passed: 0, failed: 1 });
    });
    child.on('close', (code) => resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
  });
}
