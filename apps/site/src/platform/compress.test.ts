import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const text = 'نسق builds. '.repeat(500);

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['ZSTD', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['zstd;q=0, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('%s → %s, and back to the same text', (accepted, encoding, decompress) => {
  const { body, encoding: chosen } = compress(text, accepted);
  expect(chosen).toBe(encoding);
  expect(body.length).toBeLessThan(500);
  expect(String(decompress(body))).toBe(text);
});

test.each([
  [text, undefined],
  [text, 'identity'],
  ['short', 'gzip, br, zstd'],
])('what is not asked for or not worth it stays as it is', (plain, accepted) => {
  const { body, encoding } = compress(plain, accepted);
  expect(encoding).toBeNull();
  expect(new TextDecoder().decode(body)).toBe(plain);
});
