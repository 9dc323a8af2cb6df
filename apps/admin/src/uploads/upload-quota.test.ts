import { afterEach, expect, test, vi } from 'vitest';
import { UploadQuota, type Arrival } from './upload-quota.ts';

const limits = {
  perAddress: 4,
  filesPerAddress: 3,
  bytesPerAddress: 1_000,
  bytes: { applications: 5_000, orders: 2_000, reports: 2_000, chats: 2_000, contacts: 0, feedback: 0, responses: 0 },
};
afterEach(() => void vi.useRealTimers());

const nothing = { files: 0, bytes: 0, ofKind: 0 };
const arrival = (sender: string, bytes: number, kind: Arrival['kind'] = 'orders') => ({ sender, bytes, kind });
const unclaimed = expect.objectContaining({
  code: 'too_many_requests',
  details: { reason: 'unclaimed', retryAfter: 3_600 },
});
const full = expect.objectContaining({ code: 'storage_full', details: { reason: 'storage_full' } });

test('more uploads of one address than allowed → 429 that says when; others go on, later it may again', async () => {
  vi.useFakeTimers();
  const quota = new UploadQuota(limits);
  for (let count = 0; count < 4; count++) await quota.admit('192.0.2.1');
  await expect(quota.admit('192.0.2.1')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfter: 600 },
  });
  await quota.admit('192.0.2.2');
  vi.advanceTimersByTime(60 * 60 * 1_000);
  await quota.admit('192.0.2.1');
});

test('one address of a household is every address of it', () => {
  const quota = new UploadQuota(limits);
  quota.reserve(arrival('2001:db8:0:1::1', 900), nothing);
  expect(() => quota.reserve(arrival('2001:db8:0:1::2', 200), nothing)).toThrow(unclaimed);
  quota.reserve(arrival('2001:db8:0:2::1', 200), nothing);
});

test('what lies here and what is arriving count together, by files and by bytes', () => {
  const quota = new UploadQuota(limits);
  quota.reserve(arrival('a', 10), { files: 1, bytes: 10, ofKind: 10 });
  quota.reserve(arrival('a', 10), { files: 1, bytes: 10, ofKind: 10 });
  expect(() => quota.reserve(arrival('a', 10), { files: 1, bytes: 10, ofKind: 10 })).toThrow(unclaimed);
  expect(() => quota.reserve(arrival('b', 10), { files: 3, bytes: 30, ofKind: 30 })).toThrow(unclaimed);
  expect(() => quota.reserve(arrival('b', 500), { files: 1, bytes: 501, ofKind: 501 })).toThrow(unclaimed);
  quota.reserve(arrival('b', 500), { files: 1, bytes: 500, ofKind: 500 });
});

test('a file that did not come gives its room back, once', () => {
  const quota = new UploadQuota(limits);
  const free = quota.reserve(arrival('a', 1_000), nothing);
  expect(() => quota.reserve(arrival('a', 1), nothing)).toThrow(unclaimed);
  free();
  free();
  quota.reserve(arrival('a', 1_000), nothing);
  expect(() => quota.reserve(arrival('a', 1), nothing)).toThrow(unclaimed);
});

test('each kind has its own room: what fills orders leaves applications alone', () => {
  const quota = new UploadQuota(limits);
  quota.reserve(arrival('a', 1_000), { ...nothing, ofKind: 0 });
  expect(quota.excess(arrival('b', 1_000), { ...nothing, ofKind: 1_000 })).toBe(1_000);
  expect(() => quota.reserve(arrival('b', 1), { ...nothing, ofKind: 1_000 })).toThrow(full);
  quota.reserve(arrival('b', 1, 'applications'), { ...nothing, ofKind: 3_000 });
  quota.reserve(arrival('c', 1, 'reports'), nothing);
});
