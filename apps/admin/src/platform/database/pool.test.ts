import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { guardedPg } from './pool.ts';

let opened: TestPayload;
beforeAll(async () => {
  opened = await openTestPayload();
});
afterAll(() => opened.close());

test('a connection that the server ends while it is lent out and idle fails its next statement, and nothing else', async () => {
  const { databaseUrl } = await import('./address.ts');
  const pool = new guardedPg.Pool({ connectionString: databaseUrl() });
  const lent = await pool.connect();
  const { rows } = await lent.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => void lent.once('end', resolve));
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(lent.query('SELECT 1')).rejects.toThrow();
  lent.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('Payload’s own pool is such a one', () => {
  const { pool } = opened.payload.db as unknown as { pool: object };
  expect(pool).toBeInstanceOf(guardedPg.Pool);
});
