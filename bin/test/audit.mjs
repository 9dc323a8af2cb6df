#!/usr/bin/env node
// Asks the registry for known weaknesses of what is shipped (`npm audit` without development). One that is high or critical
// fails, unless `audit-allowed.json` says until when it may stay and why. A registry that does not answer fails nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What fails; the rest is named. */
const grave = new Set(['high', 'critical']);

/**
 * @typedef {{ advisory: string, package: string, until: string, why: string }} Allowed until: the last day, `2027-01-31`
 * @param {string} report what `npm audit --json` has printed
 * @param {Allowed[]} allowed
 * @param {string} today `2026-11-27`
 * @returns {{ answered: boolean, failures: string[], lines: string[] }} a line for each weakness that may stay
 */
export function judgeAudit(report, allowed, today) {
  const { error, message, vulnerabilities } = read(report);
  if (!vulnerabilities) {
    const reason = error?.summary || message || 'nothing that can be read';
    return { answered: false, failures: [], lines: [`Not answered by the registry: ${reason}`] };
  }
  const found = advisoriesOf(vulnerabilities);
  const failures = [];
  const lines = [];
  for (const { id, name, severity, title } of found) {
    const sentence = `${name}: ${title} (${severity}, ${id})`;
    const allowance = allowed.find((one) => one.advisory === id && one.package === name);
    if (allowance && allowance.until >= today)
      lines.push(`allowed until ${allowance.until}: ${sentence}. ${allowance.why}`);
    else if (allowance) failures.push(`allowed until ${allowance.until}, which has passed: ${sentence}`);
    else if (grave.has(severity)) failures.push(sentence);
    else lines.push(sentence);
  }
  for (const one of allowed)
    if (!found.some(({ id, name }) => id === one.advisory && name === one.package))
      failures.push(
        `allowed, and no longer found: ${one.package} (${one.advisory}). Take it out of audit-allowed.json`,
      );
  return { answered: true, failures, lines };
}

/** Each advisory once, with the package that it is about; what only depends on that one is left out. */
function advisoriesOf(vulnerabilities) {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one === 'object'));
  const named = advisories.map(({ name, severity, title, url }) => ({
    id: url.split('/').at(-1),
    name,
    severity,
    title,
  }));
  return [...new Map(named.map((one) => [`${one.id} ${one.name}`, one])).values()];
}

function read(report) {
  try {
    return JSON.parse(report);
  } catch {
    return {};
  }
}

if (process.argv[1] === import.meta.filename) {
  // `npm` ends with 1 where it has found something, and where it got no answer.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const allowed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'audit-allowed.json'), 'utf8'));
  const { answered, failures, lines } = judgeAudit(stdout ?? '', allowed, new Date().toISOString().slice(0, 10));
  console.log(
    [...lines, ...failures.map((line) => `FAILS ${line}`)].join('\n') || 'Nothing is known of what is shipped.',
  );
  if (answered) console.log(`${failures.length} of ${failures.length + lines.length} fail.`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
