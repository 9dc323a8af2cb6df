import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['vibrant', 'identity'],
  ['*', 'identity'],
  [';;,,q=', 'identity'],
])('Accept-Encoding %s → %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
