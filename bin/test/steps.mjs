import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { runnerForFirefox } from '../../e2e/support/runners.ts';
import { ensureBuilt } from '../launch/build.mjs';
import { ensureFirefox, ensureHeadlessChromium, ensureWebkit } from './browsers.mjs';
import { proofsAlone, withoutProofs } from './proof.ts';
import { quickFolder } from './quick-folder.ts';
import { bin, command, playwright, root, vitest } from './commands.mjs';

/** Alone: its threads hand every file to rules of ours in JavaScript, and wait long for each where others hold the cores. */
const lint = {
  name: 'lint',
  run: (print) => command(bin('oxlint'), ['--deny-warnings'], print, { LINT_OF_ALL_FILES: '1' }),
};

/** Of the code as it stands, as `lint` is; nothing of it is run. */
const checks = [
  { name: 'format', run: (print) => command(bin('oxfmt'), ['--check'], print) },
  { name: 'types', run: (print) => command(process.execPath, ['bin/test/types.mjs'], print) },
  { name: 'boundaries', run: (print) => boundaries(print) },
  // Known weaknesses of what is shipped, where the registry tells them.
  { name: 'audit', run: (print) => command(process.execPath, ['bin/test/audit.mjs'], print) },
  // Files, exports and dependencies that nothing uses, and packages that are used without being declared.
  { name: 'unused', run: (print) => command(bin('knip'), ['--no-progress'], print) },
];

/**
 * A step without a report counts as one check; a step with one counts its tests. The lanes of a stage run side by side,
 * the steps of a lane one after the other: much of the faults' time is waiting, which the others use. A third lane takes
 * longer than a second one: nothing is left to be used.
 */
const stages = [
  [[lint]],
  checks.map((step) => [step]),
  [
    [
      { name: 'unit', run: (print) => units([withoutProofs], print) },
      { name: 'journeys', run: (print) => journeys(print) },
    ],
    [
      { name: 'faults', run: (print) => faults(print, [withoutProofs]) },
      { name: 'gallery', run: (print) => gallery(print) },
    ],
  ],
];

/**
 * They take many minutes: run when asked for by name. The proofs (`npm run proofs`) are what is too long for every
 * change: tests and journeys with that tag, and whatever an ordinary run tries in one language by turns, in both.
 */
const onRequest = [
  {
    name: 'unit-proofs',
    run: (print) =>
      vitest([...projects(['admin', 'site', 'packages', 'embedded-postgres', 'bin']), proofsAlone], print),
  },
  { name: 'component-proofs', run: (print) => units(projects(['screens', 'components']), print, { PROOFS: '1' }) },
  { name: 'fault-proofs', run: (print) => faults(print, [proofsAlone]) },
  { name: 'journey-proofs', run: (print) => journeys(print, [], { PROOFS: '1' }) },
  { name: 'firefox', run: journeysInFirefox },
  { name: 'webkit', run: scenesInWebkit },
  { name: 'development', run: screensFromSources },
];

/**
 * Runs the stages one after the other; all of them even when one fails.
 * @param {string[] | undefined} only names of the steps to run; some run only where they are named
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export function runSteps(only) {
  const chosen = ({ name }) => !only || only.includes(name);
  const named = onRequest.filter(({ name }) => only?.includes(name));
  return runStages([...stages.map((lanes) => lanes.map((steps) => steps.filter(chosen))), [named]]);
}

/**
 * Runs side by side what needs neither a database nor a build: the tests of the site, the packages and `bin`.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export function runCheck() {
  const quick = projects(['site', 'packages', 'bin']);
  const unit = { name: 'unit without a database', run: (print) => vitest([...quick, withoutProofs], print) };
  return runStages([[[lint]], [unit, ...checks].map((step) => [step])]);
}

/**
 * Runs the tests below some paths, each with the runner that it belongs to: the proofs among them, too.
 * @param {string[]} paths files or folders, or a part of their names, from the project's root
 * @param {string[]} [only] a step that is run on request alone, which takes the paths for its own
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export function runPaths(paths, only) {
  const named = onRequest.filter(({ name }) => only?.includes(name));
  if (named.length > 0)
    return runStages([[named.map(({ name, run }) => ({ name, run: (print) => run(print, paths) }))]]);
  const below = (folder) => paths.filter((name) => path.relative(root, path.resolve(root, name)).startsWith(folder));
  const [ofFaults, ofJourneys] = [below('e2e/faults'), below('e2e/journeys')];
  const ofUnits = paths.filter((name) => !ofFaults.includes(name) && !ofJourneys.includes(name));
  return runStages(
    [
      { name: 'unit', run: (print) => units(ofUnits, print, { PROOFS: '1' }), chosen: ofUnits },
      { name: 'faults', run: (print) => faults(print, ofFaults), chosen: ofFaults },
      { name: 'journeys', run: (print) => journeys(print, ofJourneys, { PROOFS: '1' }), chosen: ofJourneys },
    ]
      .filter(({ chosen }) => chosen.length > 0)
      .map((step) => [[step]]),
  );
}

async function runStages(chosenStages) {
  const results = [];
  for (const lanes of chosenStages) {
    const taken = lanes.filter((steps) => steps.length > 0);
    results.push(...(await Promise.all(taken.map((steps, place) => runLane(steps, place === 0)))).flat());
  }
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of results) {
    total.passed += passed;
    total.failed += failed;
  }
  if (total.passed + total.failed === 0) total.failed = 1;
  return total;
}

async function runLane(steps, atOnce) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, atOnce));
  return results;
}

/** The steps of the first lane print as they go, the others when they have ended. */
async function runStep({ name, run }, atOnce) {
  const printed = [];
  const print = atOnce ? (text) => process.stdout.write(text) : (text) => printed.push(text);
  print(`\n── ${name} ──\n`);
  const started = Date.now();
  const { passed, failed, failures = [], secondTries = [] } = await run(print);
  process.stdout.write(printed.join(''));
  // A runner says what failed long before the end, where the log of a CI may have been cut. What passed only when it
  // was tried again is counted as passed and never silently so.
  const named = [
    ...failures.map((failure) => `\n    failed: ${failure}`),
    ...secondTries.map((test) => `\n    needed another try: ${test}`),
  ].join('');
  const seconds = Math.round((Date.now() - started) / 1000);
  return { passed, failed, line: `  ${name}: ${passed} passed, ${failed} failed (${seconds} s)${named}` };
}

/** Between files, between folders, and between what plain Node, Next and browsers load. */
async function boundaries(print) {
  const runs = [
    ['.dependency-cruiser.mjs', 'apps', 'packages'],
    ['.dependency-cruiser.folders.mjs', 'apps', 'packages'],
    ['.dependency-cruiser.runtimes.mjs', 'apps/admin/src'],
  ];
  const results = [];
  for (const run of runs) results.push(await command(bin('depcruise'), ['--config', ...run], print));
  return results.find(({ failed }) => failed > 0) ?? results[0];
}

/** @type {Promise<boolean> | undefined} */
let build;

/** Faults and journeys run the built product, as its users do; whichever comes first has it built. */
function built() {
  return (build ??= ensureBuilt(['admin', 'site']));
}

async function faults(print, paths = []) {
  if (!(await built())) return { passed: 0, failed: 1 };
  return vitest(['--config', 'e2e/vitest.config.ts', ...paths], print);
}

/** @param {string[]} names of projects of Vitest */
function projects(names) {
  return names.flatMap((name) => ['--project', name]);
}

/** Those of components run in a browser. */
async function units(settings, print, env = {}) {
  const browser = await ensureHeadlessChromium();
  return vitest(settings, print, { CHROMIUM_PATH: browser, ...env });
}

async function journeys(print, paths = [], env = {}) {
  if (!(await built())) return { passed: 0, failed: 1 };
  try {
    ensureFirefox();
  } catch (error) {
    print(`The journeys of Firefox are left out. ${error.message}\n`);
  }
  const data = process.env.JOURNEYS_DATA_DIR;
  if (data) return playwright('e2e/playwright.config.ts', print, paths, env);
  const made = await mkdtemp(path.join(quickFolder(), 'nasaq-journeys-data-'));
  try {
    return await playwright('e2e/playwright.config.ts', print, paths, { ...env, JOURNEYS_DATA_DIR: made });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** With the version of Playwright that drives this Firefox. */
async function journeysInFirefox(print, paths = []) {
  if (!(await built())) return { passed: 0, failed: 1 };
  ensureFirefox();
  return playwright('e2e/firefox.config.ts', print, paths, {}, runnerForFirefox());
}

/** Playwright cannot steer the system's WebKit: its runner asks the system's own driver. */
async function scenesInWebkit(print, paths = []) {
  if (!(await built())) return { passed: 0, failed: 1 };
  ensureWebkit();
  return playwright('e2e/webkit.config.ts', print, paths);
}

/** As `npm run dev` has them, where Next compiles them anew. */
function screensFromSources(print) {
  return vitest(['--project', 'admin', 'apps/admin/src/server.test.ts'], print, { SCREENS_FROM_SOURCES: '1' });
}

/** Pictures of every shared piece; they need no build. */
function gallery(print) {
  return playwright('e2e/gallery/playwright.config.ts', print);
}
