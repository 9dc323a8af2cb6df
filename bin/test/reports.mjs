// What the reports of Vitest and Playwright say of a run.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** What failed in a file of Vitest's report, and why. */
export function failuresOf({ name, assertionResults }) {
  const file = path.relative(root, name);
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${failureMessages.join(' ').split('\n', 1)[0]}`);
}

/** Vitest keeps what went wrong at the first try of a test that passed at its second. */
export function secondTriesOf({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) =>
        `${path.relative(root, name)} › ${fullName}: ${failureMessages[0].split('\n', 1)[0]}`,
    );
}

/** @param {'unexpected' | 'flaky'} outcome as Playwright's report calls it */
export function testsThatWere(outcome, { specs, suites = [] }, folder) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(
        ({ file, line, title, tests }) =>
          `${folder}/${file}:${line} › ${title}${
            tests
              .flatMap(({ results }) => results)
              .map(whyOf)
              .find(Boolean) ?? ''
          }`,
      ),
    ...suites.flatMap((suite) => testsThatWere(outcome, suite, folder)),
  ];
}

/** Where a time ran out the first error says only that; the next one says where. */
function whyOf({ errors }) {
  const lines = errors.map(({ message }) => stripVTControlCharacters(message ?? '').split('\n', 1)[0]);
  return lines.length > 0 ? `: ${lines.join(' | ')}` : '';
}

/** A runner that failed without a failing test (a broken file, a crash) still counts as a failure. */
export function count(passed, failed, success) {
  return { passed, failed: failed === 0 && !success ? 1 : failed };
}
