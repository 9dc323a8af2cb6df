import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/error.ts';
import { isOutage, retryWhileDatabaseIsDown } from './database-outage.ts';

const coded = (code: string, extra = {}) => Object.assign(new Error(code), { code, ...extra });
const away = coded('57P01');

test.each([
  ['a shutdown', coded('57P01')],
  ['a start', coded('57P03')],
  ['a broken connection', coded('08006')],
  ['too many connections', coded('53300')],
  ['a full disk', coded('53100')],
  ['a serialization failure', coded('40001')],
  ['a deadlock', coded('40P01')],
  ['a refused connection', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['a reset connection', coded('ECONNRESET', { syscall: 'read' })],
  ['a socket that is gone', coded('ENOENT', { syscall: 'connect' })],
  ['a socket that ended', new Error('Connection terminated unexpectedly')],
  ['a cause further down', new Error('Failed query', { cause: new Error('x', { cause: away }) })],
])('%s is an outage', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ['a violated index', coded('23505')],
  ['a syntax error', coded('42601')],
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['a refusal', new ApiError('invalid')],
  ['no error at all', 'Connection terminated'],
])('%s is none', (_, error) => {
  expect(isOutage(error)).toBe(false);
});

test('an outage is tried again, and the answer of the last try counts', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  work.mockResolvedValue('stored');
  expect(await retryWhileDatabaseIsDown(work, [1, 1, 1])).toBe('stored');
  expect(work).toHaveBeenCalledTimes(3);
});

test('an outage that lasts → unavailable, with the seconds and the cause', async () => {
  const refusal = await retryWhileDatabaseIsDown(() => Promise.reject(away), [1]).catch(
    (error: unknown) => error as ApiError,
  );
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 }, cause: away });
});

test('any other error is passed on at once', async () => {
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(coded('23505'));
  await expect(retryWhileDatabaseIsDown(work, [1, 1])).rejects.toThrow('23505');
  expect(work).toHaveBeenCalledOnce();
});
