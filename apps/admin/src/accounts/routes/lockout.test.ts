import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goodPassword, openTestAccounts, type TestAccounts } from '../testing/open-accounts.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await openTestAccounts();
});
afterAll(() => accounts.close());

const attempt = (email: string, password = 'not the password', how = {}) =>
  accounts.call('auth/login', { ...how, body: { email, password } });

async function lock(email: string): Promise<void> {
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await attempt(email)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
}

/** As if everything that is noted had happened so much earlier. */
async function letPass(seconds: number): Promise<void> {
  await accounts.pool.query(
    `UPDATE login_failures SET last_at = last_at - make_interval(secs => $1),
      locked_until = locked_until - make_interval(secs => $1)`,
    [seconds],
  );
}

test('five failures → locked for a minute, the right password included; known and unknown addresses alike', async () => {
  const { email } = await accounts.make();
  const stranger = 'stranger@example.com';
  await lock(email);
  await lock(stranger);
  const [known, unknown] = [await attempt(email, goodPassword), await attempt(stranger, goodPassword)];
  expect([known.status, known.error().code]).toEqual([429, 'too_many_requests']);
  expect(known.headers.get('retry-after')).toBe(String(known.error().retryAfter));
  expect(known.error().retryAfter).toBeGreaterThan(50);
  expect(known.error().retryAfter).toBeLessThanOrEqual(60);
  const rest = ({ message }: { message: string }) => message;
  expect([unknown.status, rest(unknown.error())]).toEqual([429, rest(known.error())]);
  expect(known.error().message).toBe(
    'There were too many attempts to sign in with this address. Try again in a minute, or set a new password.',
  );
  expect((await attempt(email, goodPassword, { locale: 'ar' })).error().message).toContain('بعد دقيقة');
});

test('the lock is over → the right password counts and is the end of it', async () => {
  const { email } = await accounts.make();
  await lock(email);
  await letPass(61);
  expect((await attempt(email, goodPassword)).status).toBe(200);
  expect((await attempt(email)).status).toBe(422);
  expect((await attempt(email, goodPassword)).status).toBe(200);
});

test('failures after a lock → longer ones: five minutes, fifteen, thirty, an hour and never more', async () => {
  const email = 'again@example.com';
  await lock(email);
  const lengths: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { retryAfter = 0 } = (await attempt(email)).error();
    lengths.push(Math.ceil(retryAfter / 60));
    await letPass(retryAfter + 1);
    expect((await attempt(email)).status).toBe(422);
  }
  expect(lengths).toEqual([1, 5, 15, 30, 60, 60]);
});

test('failures that are far apart lock nobody, and a day without any makes the next lock a short one', async () => {
  const email = 'now-and-then@example.com';
  for (let count = 0; count < 4; count += 1) await attempt(email);
  await letPass(15 * 60 + 1);
  await lock(email);
  await letPass(24 * 60 * 60 + 61);
  await lock(email);
  expect((await attempt(email)).error().retryAfter).toBeLessThanOrEqual(60);
});

test('twenty guesses at once → five are looked at', async () => {
  const { email } = await accounts.make();
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(email)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(422), count(429)]).toEqual([5, 15]);
});

test('no address can be read from what is noted', async () => {
  await attempt('written@example.com');
  const { rows } = await accounts.pool.query('SELECT * FROM login_failures');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('example');
});

test('a locked address costs no hash', async () => {
  await lock('costly@example.com');
  const hash = vi.spyOn((await import('../password-hash.ts')).hashing, 'run');
  expect((await attempt('costly@example.com')).status).toBe(429);
  expect(hash).not.toHaveBeenCalled();
  await attempt('another@example.com');
  expect(hash).toHaveBeenCalledOnce();
  hash.mockRestore();
});

test('too many hashes at once → 503, and the attempt does not count', async () => {
  const { email } = await accounts.make();
  const { hashing } = await import('../password-hash.ts');
  const { unavailable } = await import('../../platform/database/database-outage.ts');
  const hash = vi.spyOn(hashing, 'run').mockImplementation(() => Promise.reject(unavailable(new Error('full'))));
  for (let count = 0; count < 7; count += 1) expect((await attempt(email)).status).toBe(503);
  hash.mockRestore();
  await lock(email);
});

test('one client with many addresses → stopped by its own limit, others are not', async () => {
  const api = await limitedApi();
  const address = '198.51.100.9';
  for (let count = 0; count < 3; count += 1)
    expect((await attempt(`${count}@example.com`, 'x', { api, address })).status).toBe(422);
  const answer = await attempt('4@example.com', 'x', { api, address });
  expect([answer.status, answer.error().code]).toEqual([429, 'too_many_requests']);
  expect((await attempt('4@example.com', 'x', { api, address: '198.51.100.1' })).status).toBe(422);
});

test('two hosts on one database → the limit of a client is one', async () => {
  const [one, other] = [await limitedApi(), await limitedApi()];
  const statuses: number[] = [];
  for (const api of [one, other, one, other])
    statuses.push((await attempt('spread@example.com', 'x', { api, address: '198.51.100.10' })).status);
  expect(statuses).toEqual([422, 422, 422, 429]);
});

/** A host of its own, which lets one client try three times. */
async function limitedApi() {
  const { createApi } = await import('../../api-routes.ts');
  const { AccountLimits } = await import('../account-limits.ts');
  return createApi(() => Promise.resolve(accounts.intake.payload), { accountLimits: new AccountLimits(3) });
}
