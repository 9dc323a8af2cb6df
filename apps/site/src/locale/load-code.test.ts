import { afterEach, expect, test, vi } from 'vitest';
import { loadCode } from './load-code.ts';

afterEach(() => vi.unstubAllGlobals());

const load = vi.fn(() => Promise.resolve('code'));

test('without a connection no module is asked for, and the next try begins anew', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadCode(load)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(loadCode(load)).resolves.toBe('code');
});

test('a browser that is wrong about its connection has the module all the same', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)));
  await expect(loadCode(load)).resolves.toBe('code');
});
