import { expect, test } from 'vitest';
import { isOwnPath, localePath, paths } from './paths.ts';

test('every path of the site is an address of our own, in both languages', () => {
  const all = Object.values(paths).flatMap((path) => [localePath('en', path), localePath('ar', path)]);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((path) => !isOwnPath(path))).toEqual([]);
});

test.each(['/?q=a', '/#top', '/services/a?b=//c', '/ar'])('%s is an address of our own', (address) => {
  expect(isOwnPath(address)).toBe(true);
});

test.each(['', '//evil.example', '/\\evil.example', '\\/evil.example', 'https://evil.example', 'services', ' /about'])(
  '“%s” may lead elsewhere',
  (address) => {
    expect(isOwnPath(address)).toBe(false);
  },
);
