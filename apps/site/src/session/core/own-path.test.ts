import { expect, test } from 'vitest';
import { ownPath } from './redirects.ts';

test.each(['/', '/ar', '/ar/account?tab=orders#first', '/ar/%D8%A3', '/works?next=https://evil.example'])(
  '%s is ours',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  null,
  '',
  'account',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/account',
  '/a/..//evil.example',
  ' /account',
  `/${'a'.repeat(2_000)}`,
])('%j is not', (path) => expect(ownPath(path)).toBeNull());
