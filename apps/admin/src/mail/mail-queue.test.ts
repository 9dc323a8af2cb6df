import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { fastTimings } from './testing/fast-timings.ts';

let opened: TestPayload;

beforeAll(async () => {
  opened = await openTestPayload();
});
afterAll(() => opened.close());

test('five admin hosts start at once on a new database → each has its queue, and the content’s tables are untouched', async () => {
  const { openMailQueue } = await import('./mail-queue.ts');
  const { migrationNeeded } = await import('../platform/database/schema.ts');
  const { pool } = opened.payload.db as unknown as { pool: Pool };
  const tables = () =>
    pool.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1").then(({ rows }) => rows);
  const before = await tables();
  expect(before.length).toBeGreaterThan(20);
  const queues = await Promise.all(Array.from({ length: 5 }, () => openMailQueue(opened.payload, fastTimings)));
  await Promise.all(queues.map((queue, mail) => queue.add(mail)));
  const { rows } = await pool.query('SELECT count(*)::int AS jobs FROM pgboss.job');
  expect(rows).toEqual([{ jobs: 5 }]);
  expect(await tables()).toEqual(before);
  expect(await migrationNeeded(opened.payload)).toEqual([]);
  await Promise.all(queues.map((queue) => queue.close(1_000)));
});

test('a mail has one job, however often it is asked for', async () => {
  const { openMailQueue } = await import('./mail-queue.ts');
  const { pool } = opened.payload.db as unknown as { pool: Pool };
  const queue = await openMailQueue(opened.payload, fastTimings);
  await Promise.all(Array.from({ length: 10 }, () => queue.add(77)));
  const { rows } = await pool.query("SELECT count(*)::int AS jobs FROM pgboss.job WHERE singleton_key = '77'");
  expect(rows).toEqual([{ jobs: 1 }]);
  await queue.close(1_000);
});

test('while the host only reads no mail is attempted; what waited is attempted once afterwards', async () => {
  const { openMailQueue } = await import('./mail-queue.ts');
  const { setReadOnly } = await import('../platform/payload/read-only.ts');
  const { pool } = opened.payload.db as unknown as { pool: Pool };
  await pool.query('DELETE FROM pgboss.job');
  const queue = await openMailQueue(opened.payload, fastTimings);
  const attempted: number[] = [];
  await queue.work(async (mail) => void attempted.push(mail));
  await queue.add(1);
  await vi.waitFor(() => expect(attempted).toEqual([1]), { timeout: 10_000 });
  const stopped = vi.spyOn(PgBoss.prototype, 'offWork');
  setReadOnly(true);
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith('mail'));
  await stopped.mock.results[0]!.value;
  // Nobody fetches any more what comes now.
  await queue.add(2);
  const { rows } = await pool.query("SELECT singleton_key, state::text FROM pgboss.job WHERE state < 'completed'");
  expect(rows).toEqual([{ singleton_key: '2', state: 'created' }]);
  expect(attempted).toEqual([1]);
  setReadOnly(false);
  await vi.waitFor(() => expect(attempted).toEqual([1, 2]), { timeout: 10_000 });
  await queue.close(1_000);
});

test('a database user without the right to make a schema → one sentence that says so', async () => {
  const { databaseUrl, setDatabaseUrl } = await import('../platform/database/address.ts');
  const { openMailQueue } = await import('./mail-queue.ts');
  const { pool } = opened.payload.db as unknown as { pool: Pool };
  await pool.query('DROP SCHEMA pgboss CASCADE');
  await pool.query('DROP ROLE IF EXISTS weak');
  await pool.query('CREATE ROLE weak LOGIN');
  const owner = databaseUrl() ?? '';
  const weak = new URL(owner);
  weak.username = 'weak';
  setDatabaseUrl(weak.href);
  await expect(openMailQueue(opened.payload, fastTimings)).rejects.toThrow(
    /^The mail queue cannot be made in the database: permission denied for database \S+\. Its user needs the right/,
  );
  setDatabaseUrl(owner);
});
