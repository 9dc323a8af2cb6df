import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/operating/data-protection.md');
const types = read('apps/admin/src/platform/payload/payload-types.ts');

/** Slugs of collections or settings, as the types that are made from the config have them. */
function slugs(kind: 'collections' | 'globals'): string[] {
  const [, listed = ''] = new RegExp(`\\n  ${kind}: \\{\\n([^}]*)\\}`).exec(types) ?? [];
  return [...listed.matchAll(/^\s+'?([\w-]+)'?:/gm)].map(([, slug]) => slug!);
}

/** What stands in the first column of the tables, in code. */
const described = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));

test('every collection and setting stands in data-protection.md, once', () => {
  const all = [...slugs('collections'), ...slugs('globals')];
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((slug) => !described.includes(slug))).toEqual([]);
  expect(described.filter((name, place) => described.indexOf(name) !== place)).toEqual([]);
});

test('every table of the database belongs to one of them, or is named', () => {
  const owners = [...slugs('collections'), ...slugs('globals')].map((slug) => slug.replaceAll('-', '_'));
  const tables = globSync('apps/admin/src/platform/database/migrations/*.ts', { cwd: root })
    .flatMap((file) => [
      ...read(file).matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?("[\w.]+"(?:\."\w+")?)/g),
    ])
    .map(([, name]) => name!.replaceAll('"', ''));
  expect(tables.length).toBeGreaterThan(100);
  const isOwned = (table: string) => owners.some((owner) => `${table.replace(/^_/, '')}_`.startsWith(`${owner}_`));
  expect(tables.filter((table) => !isOwned(table) && !described.includes(table))).toEqual([]);
});

/** A period in the page, and where the code has it. */
const periods: [said: string, file: string, written: RegExp][] = [
  ['24 months after the last event', 'privacy/retention-rules.ts', /messageMonths = 24;/],
  ['until 5 years after', 'privacy/retention-rules.ts', /orderYears = 5;/],
  ['3 months after the decision, 12 months', 'privacy/retention-rules.ts', /usual: 3, consented: 12/],
  ['spam 30 days', 'privacy/retention-rules.ts', /spamDays = 30;/],
  ['180 days', 'privacy/retention-rules.ts', /mailDays = 180;/],
  ['the visitor’s id 365 days', 'privacy/retention-rules.ts', /visitors: daysBefore\(now, 365\)/],
  ['30 days after its end', 'privacy/retention.ts', /sessionDays = 30;/],
  ['a deleted account 1 day', 'privacy/retention.ts', /farewellDays = 1;/],
  ['48 hours', 'uploads/upload-quota.ts', /unclaimedHours = 48;/],
  ['was deleted | 365 days', 'accounts/banned-addresses.ts', /const days = 365;/],
  ['25 hours', 'accounts/lockout.ts', /longMemory = 24 \* 60 \* 60;/],
  ['the 2000 that', 'search/missed/missed-searches.ts', /most = 2_000;/],
  ['10 minutes', 'users/sign-in-steps.ts', /lasts = 10 \* 60;/],
  ['180 days after the last sign-in', 'users/devices.ts', /const days = 180;/],
  ['365 days; nobody can change it', 'platform/staff/audit/record-act.ts', /const days = 365;/],
  ['90 days after it was read', 'content/review/notices/tell.ts', /interval '90 days'/],
  ['60 days', 'content/saving/overruled.ts', /kept = '60 days'/],
  ['7 days', 'content/desk/done-saves.ts', /interval '7 days'/],
  ['90 days after it was closed', 'gaps/care/settle.ts', /kept = 90;/],
  ['90 days after it last happened', 'errors/write-errors.ts', /errorDays = 90;/],
];

test.each(periods)('“%s” is what the code does', (said, file, written) => {
  expect(page).toContain(said);
  expect(read(`apps/admin/src/${file}`)).toMatch(written);
});
