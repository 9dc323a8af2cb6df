import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDomError } from './recover-from-dom-error.ts';
import { reloadOnce } from './reload.ts';

const url = new URL('https://nasaq.example/works?page=2');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a path is reloaded once in ten seconds', () => {
  const load = vi.fn();
  expect(reloadOnce(url, load, 100_000)).toBe(true);
  expect(reloadOnce(url, load, 109_999)).toBe(false);
  expect(reloadOnce(new URL('https://nasaq.example/blog'), load, 109_999)).toBe(true);
  expect(reloadOnce(url, load, 110_000)).toBe(true);
  expect(load).toHaveBeenCalledTimes(3);
});

test('without storage nothing is reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const load = vi.fn();
  expect(reloadOnce(url, load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('the DOM errors are known by their words in each browser', () => {
  const chromium =
    "Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.";
  expect(isDomError(Object.assign(new Error(chromium), { name: 'NotFoundError' }))).toBe(true);
  const firefox = 'Node.insertBefore: Child to insert before is not a child of this node';
  expect(isDomError(Object.assign(new Error(firefox), { name: 'NotFoundError' }))).toBe(true);
  expect(isDomError(new Error('The object can not be found here.'))).toBe(true);
  expect(
    isDomError(Object.assign(new Error("Failed to execute 'removeChild' on 'Node'"), { name: 'NotFoundError' })),
  ).toBe(false);
  expect(isDomError(new Error(chromium))).toBe(false);
  expect(isDomError('text')).toBe(false);
  expect(isDomError(null)).toBe(false);
});
