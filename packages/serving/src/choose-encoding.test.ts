import { expect, test } from 'vitest';
import { bestOf, chooseEncoding } from './choose-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip ; Q=0.8 , br; q=0.9', 'br'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity, br;q=0.001', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'gzip'],
  ['identity;q=0, br', 'br'],
  ['identity;q=0, gzip;q=0', 'identity'],
  ['vibrant', 'identity'],
  [';;,,q=', 'identity'],
  ['gzip;q=often', 'gzip'],
])('Accept-Encoding %s → %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test('what is offered besides is weighed alike', () => {
  const offered = ['zstd', 'br', 'identity'] as const;
  expect(bestOf(offered, 'gzip, br, zstd')).toBe('zstd');
  expect(bestOf(offered, 'zstd;q=0.5, br')).toBe('br');
  expect(bestOf(offered, 'gzip')).toBe('identity');
});
