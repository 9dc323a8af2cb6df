import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A reporter for Vitest: what ended a run as failed without failing any test, which its JSON report leaves out, is
 * written to the file that `UNHANDLED_ERRORS` names, as an array of sentences.
 */
export default class UnhandledErrors {
  /** @param {readonly { errors(): readonly { message: string }[], relativeModuleId: string }[]} modules */
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.UNHANDLED_ERRORS;
    if (!file) return;
    const ofModules = modules.flatMap((module) =>
      module.errors().map(({ message }) => `${module.relativeModuleId}: ${firstLine(message)}`),
    );
    const ofNobody = unhandledErrors.map(
      ({ message, VITEST_TEST_PATH: test }) =>
        `${test ? `${path.relative(process.cwd(), test)}: ` : ''}unhandled: ${firstLine(message)}`,
    );
    writeFileSync(file, JSON.stringify([...ofModules, ...ofNobody]));
  }
}

function firstLine(text) {
  return String(text).split('\n', 1)[0];
}
