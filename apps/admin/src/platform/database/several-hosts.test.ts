import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import type { ClockHost } from './clock-host.ts';

let opened: TestPayload;
let payload: Payload;
/** Two hosts on one database. */
let first: SharedLimits;
let second: SharedLimits;
let limits: typeof import('../http/shared-limits.ts');
let makeClock: () => ClockHost;
let query: ReturnType<(typeof import('./query.ts'))['queryOn']>;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { limitsIn } = await import('./shared-limits.ts');
  const { queryOn } = await import('./query.ts');
  const { ClockHost: Clock } = await import('./clock-host.ts');
  const { directUrl } = await import('./address.ts');
  limits = await import('../http/shared-limits.ts');
  query = queryOn(payload);
  first = limitsIn(query);
  second = limitsIn(query);
  makeClock = () => new Clock(directUrl);
});
afterEach(() => limits.shareLimits(undefined));
afterAll(() => opened.close());

test('what one host lets pass counts on the other; who is refused learns when, and passes then', async () => {
  const take = (host: SharedLimits, key = 'a') => host.take('test', key, 3, 60);
  expect([await take(first), await take(second), await take(first)]).toEqual([0, 0, 0]);
  const wait = await take(second);
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect([await take(first, 'b'), await second.take('other', 'a', 3, 60)]).toEqual([0, 0]);
  await query(`UPDATE nasaq_shared.limits SET times = ARRAY(SELECT t - interval '61 s' FROM unnest(times) t)`);
  expect(await take(second)).toBe(0);
});

test('forty at once on two hosts → exactly as many pass as may', async () => {
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, place) => (place % 2 ? first : second).take('crowd', 'a', 7, 60)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

test('a proof is good once, whichever host is asked, and so is a form that is pressed twice', async () => {
  expect(await first.count('traffic', 1)).toBe(1);
  expect(await second.count('traffic', 1)).toBe(2);
  expect(await first.count('traffic', 0)).toBe(2);
  const kept = await Promise.all([first, second].map((host, place) => host.keep('once', 'a', `host ${place}`, 60)));
  expect(new Set(kept).size).toBe(1);
});

test('no address stands in the table, and what counts no more goes', async () => {
  await first.take('test', '203.0.113.77', 3, 60);
  expect(JSON.stringify(await query('SELECT * FROM nasaq_shared.limits'))).not.toContain('203.0.113.77');
  await query("UPDATE nasaq_shared.limits SET until = now() - interval '1 s'");
  for (let times = 0; times < 500; times += 1) await first.count('traffic', 0);
  expect(await query('SELECT 1 FROM nasaq_shared.limits')).toEqual([]);
});

test('while the database is away a host counts by itself; whoever is refused is not asked about again', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('Connection terminated')));
  limits.shareLimits({ ...first, take: ask });
  const limit = new limits.Limit('away', 1, 60);
  expect([await limit.take('a'), (await limit.take('a')) > 0, (await limit.take('a')) > 0]).toEqual([0, true, true]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('of two hosts one runs what is due; when its connection is gone, the other does', async () => {
  const [one, other] = [makeClock(), makeClock()];
  expect([await one.isThis(), await other.isThis(), await one.isThis()]).toEqual([true, false, true]);
  await query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE application_name = 'nasaq clock' AND locktype = 'advisory' AND granted AND datname = current_database()`,
  );
  await expect.poll(() => other.isThis()).toBe(true);
  await expect.poll(() => one.isThis()).toBe(false);
  await Promise.all([one.close(), other.close()]);
});
