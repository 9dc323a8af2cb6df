import { afterEach, expect, test, vi } from 'vitest';
import { UploadQuota } from './upload-quota.ts';

const limits = { perAddress: 4, bytesPerAddress: 1_000, bytes: 5_000 };
const hour = 60 * 60 * 1_000;
afterEach(() => void vi.useRealTimers());

const tooMany = expect.objectContaining({ code: 'too_many_requests' });
const full = expect.objectContaining({ code: 'storage_full', details: { reason: 'storage_full' } });

test('more uploads of one address than allowed → 429 that says when; others go on, later it may again', () => {
  vi.useFakeTimers();
  const quota = new UploadQuota(limits);
  for (let count = 0; count < 4; count++) quota.reserve('192.0.2.1', 1, 0);
  expect(() => quota.reserve('192.0.2.1', 1, 0)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', details: { retryAfter: 600 } }),
  );
  quota.reserve('192.0.2.2', 1, 0);
  vi.advanceTimersByTime(hour);
  quota.reserve('192.0.2.1', 1, 0);
});

test('one address of a household is every address of it', () => {
  const quota = new UploadQuota(limits);
  quota.reserve('2001:db8:0:1::1', 900, 0);
  expect(() => quota.reserve('2001:db8:0:1::2', 200, 0)).toThrow(tooMany);
  quota.reserve('2001:db8:0:2::1', 200, 0);
});

test('bytes that nobody claims count until they are claimed, removed or expired', () => {
  vi.useFakeTimers();
  const quota = new UploadQuota({ ...limits, perAddress: 100 });
  quota.reserve('a', 600, 0).settle('one', 600);
  expect(() => quota.reserve('a', 500, 0)).toThrow(tooMany);
  quota.release('one');
  quota.reserve('a', 1_000, 0).settle('two', 1_000);
  expect(() => quota.reserve('a', 1, 0)).toThrow(tooMany);
  vi.advanceTimersByTime(48 * hour);
  quota.reserve('a', 1_000, 0);
});

test('a file that did not come gives its room back, once', () => {
  const quota = new UploadQuota({ ...limits, perAddress: 100 });
  const failed = quota.reserve('a', 1_000, 0);
  failed.cancel();
  failed.cancel();
  quota.reserve('a', 1_000, 4_000).cancel();
  const kept = quota.reserve('a', 1_000, 0);
  kept.settle('one', 300);
  kept.cancel();
  quota.reserve('a', 700, 0);
  expect(() => quota.reserve('a', 1, 0)).toThrow(tooMany);
});

test('everybody together: what lies here and what is arriving → 507 above the limit', () => {
  const quota = new UploadQuota({ ...limits, bytesPerAddress: 10_000 });
  quota.reserve('a', 1_000, 3_000);
  quota.reserve('b', 1_000, 3_000);
  expect(() => quota.reserve('c', 1, 3_000)).toThrow(full);
  quota.reserve('c', 1, 2_999);
});
