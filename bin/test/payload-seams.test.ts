import { expect, test } from 'vitest';
import { filesThatBreak, lintViolations } from './lint-violations.ts';

const seam = 'payload(database-seam)';
const calls = 'payload(explicit-calls)';
const capability = 'apps/admin/src/mail/a.ts';

const reaches: [string, string][] = [
  ['the adapter read as something else', 'export const a = payload.db as unknown as { pool: object };'],
  ['an adapter that was taken out', 'const { db } = payload; export const a = db as object;'],
  ['its sessions', 'export const a = payload.db.sessions;'],
  ['its pool, taken out', 'const { pool } = req.payload.db as never; export { pool };'],
  ['a transaction begun', 'export const a = await payload.db.beginTransaction();'],
  ['a transaction ended', 'const { commitTransaction } = payload.db; export { commitTransaction };'],
  ['a transaction written', "export const a = () => client.query('BEGIN');"],
  ['an advisory lock', 'export const a = (key: number) => `SELECT pg_advisory_xact_lock(${key})`;'],
  ['LISTEN', 'export const a = (channel: string) => `LISTEN ${channel}`;'],
  ['the driver', "import pg from 'pg'; export const a = new pg.Client();"],
  ['a type of the driver', "import type { Pool } from 'pg'; export type A = Pool;"],
  ['a type of the driver in its place', "export type A = import('pg').Pool;"],
  ['the driver handed on', "export { Pool } from 'pg';"],
  ['the driver, imported late', "export const a = () => import('pg');"],
  ['the query builder', "import { upsertRow } from '@payloadcms/drizzle'; export const a = upsertRow;"],
  ['a type of it', "import type { A } from '@payloadcms/drizzle/postgres'; export type B = A;"],
  ['its SQL', "import { sql } from '@payloadcms/db-postgres'; export const a = sql;"],
];

test('reaching for Payload’s inside outside platform/database: each deliberate violation is found', () => {
  expect(missedIn(seam, 'apps/admin/src/mail', reaches)).toEqual([]);
});

test.each(['apps/admin/src/platform/database', 'apps/admin/src/mail/testing'])('%s may reach there', (folder) => {
  expect(missedIn(seam, folder, reaches)).toEqual(reaches.map(([what]) => what));
});

test('what a capability says of its tables, and the configuration of the adapter, are no violation', () => {
  const sound = `import { postgresAdapter } from '@payloadcms/db-postgres';
    export const a = [postgresAdapter({}), user.sessions, await payload.db.findOne({ collection: 'mails' })];
    export const b = (query: Query) => query('SELECT id FROM mails WHERE id = $1 FOR UPDATE', [1]);`;
  expect(lintViolations(seam, capability, sound)).toEqual([]);
});

const silent: [string, string][] = [
  ['no rights', "await payload.find({ collection: 'mails', depth: 0 });"],
  ['no depth', "await req.payload.findByID({ collection: 'mails', id: 1, overrideAccess: true });"],
  ['neither, of a global', "await this.loading.payload.updateGlobal({ slug: 'home', data: {} });"],
  ['both in something that is spread', 'const a = { depth: 0, overrideAccess: true }; await payload.delete({ ...a });'],
  ['options that are made elsewhere', 'await payload.findVersions(options);'],
  ['a count without rights', "await payload.count({ collection: 'mails' });"],
];

test('a call that leaves something to the defaults: each deliberate violation is found', () => {
  expect(missedIn(calls, 'apps/admin/src/mail', silent)).toEqual([]);
});

test('calls that say both, counts that say their rights, and other people’s methods are no violation', () => {
  const sound = `await payload.find({ collection: 'mails', depth: 0, overrideAccess: false, user });
    await payload.count({ collection: 'mails', overrideAccess: true });
    await payload.db.find({ collection: 'mails' });
    [1].find((one) => one === 1); new Map().delete(payload);
    await payload.auth({ headers }); export {};`;
  expect(lintViolations(calls, capability, sound)).toEqual([]);
});

/** Which of these texts, each in a file of its own, break a rule not at all. */
function missedIn(rule: string, folder: string, texts: readonly [string, string][]): string[] {
  const fileOf = (index: number) => `${folder}/example-${index}.ts`;
  const files = Object.fromEntries(texts.map(([, text], index) => [fileOf(index), `${text} export {};`]));
  const broken = new Set(filesThatBreak(rule, files));
  return texts.filter((_, index) => !broken.has(fileOf(index))).map(([what]) => what);
}
