import { expect, test } from 'vitest';
import { judgeAudit } from './audit.mjs';

const today = '2026-11-27';
const advisory = (id: string, name: string, severity: string) => ({
  name,
  severity,
  title: `Something of ${name}`,
  url: `https://github.com/advisories/${id}`,
});
/** As npm 10 and 11 print it: packages that depend on a weak one name it, the weak one has the advisory. */
const report = (...advisories: ReturnType<typeof advisory>[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries([
      ...advisories.map((one) => [one.name, { name: one.name, severity: one.severity, via: [one] }]),
      ['dependent', { name: 'dependent', severity: 'critical', via: advisories.map(({ name }) => name) }],
    ]),
  });
const allowed = (until: string) => [
  { advisory: 'GHSA-aaaa', package: 'weak', until, why: 'Its server is not in use.' },
];

test.each([
  [
    'refused',
    JSON.stringify({ message: '405 Method Not Allowed - POST …', statusCode: 405, error: { summary: '' } }),
    '405',
  ],
  ['away', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } }), 'request failed'],
  ['nothing', '', 'nothing that can be read'],
])('the registry does not answer (%s) → said so, and nothing fails', (_, printed, reason) => {
  const { answered, failures, lines } = judgeAudit(printed, allowed('2026-01-01'), today);
  expect([answered, failures, lines]).toEqual([
    false,
    [],
    [expect.stringContaining(`Not answered by the registry: ${reason}`)],
  ]);
});

test('nothing known → nothing fails', () => {
  expect(judgeAudit(report(), [], today)).toEqual({ answered: true, failures: [], lines: [] });
});

test('high and critical fail, once each; the rest is named', () => {
  const found = report(
    advisory('GHSA-aaaa', 'weak', 'high'),
    advisory('GHSA-bbbb', 'weaker', 'critical'),
    advisory('GHSA-cccc', 'odd', 'moderate'),
  );
  const { failures, lines } = judgeAudit(found, [], today);
  expect(failures).toEqual([
    'weak: Something of weak (high, GHSA-aaaa)',
    'weaker: Something of weaker (critical, GHSA-bbbb)',
  ]);
  expect(lines).toEqual(['odd: Something of odd (moderate, GHSA-cccc)']);
});

test('what is allowed stays until its day, with its reason, and no longer', () => {
  const found = report(advisory('GHSA-aaaa', 'weak', 'critical'));
  expect(judgeAudit(found, allowed(today), today)).toMatchObject({
    failures: [],
    lines: [expect.stringContaining('Its server is not in use.')],
  });
  expect(judgeAudit(found, allowed('2026-11-26'), today).failures).toEqual([expect.stringContaining('has passed')]);
  // An allowance of one weakness is none of another.
  expect(judgeAudit(report(advisory('GHSA-dddd', 'weak', 'high')), allowed(today), today).failures).toHaveLength(2);
});

test('an allowance of what is mended → to be taken out', () => {
  expect(judgeAudit(report(), allowed('2027-01-01'), today).failures).toEqual([
    expect.stringContaining('no longer found'),
  ]);
});
