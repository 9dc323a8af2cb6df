import { bestOf } from '@nasaq/serving';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

export interface Encoded {
  body: Uint8Array<ArrayBuffer>;
  encoding: 'zstd' | 'br' | 'gzip' | null;
}

const worthwhile = 1_024;
const offered = ['zstd', 'br', 'gzip', 'identity'] as const;

/**
 * Compresses a text for one reader, where it is: to hand a page to another thread takes as long as to compress it.
 * Zstandard needs a third of the time of what is the next best.
 */
export function compress(text: string | Uint8Array, acceptEncoding: string | undefined): Encoded {
  const body = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
  const encoding = body.length < worthwhile ? 'identity' : bestOf(offered, acceptEncoding ?? '');
  if (encoding === 'identity') return { body, encoding: null };
  return { body: encoders[encoding](body), encoding };
}

/** Fast levels: what they leave out is less than a tenth. */
const encoders = {
  // Told the size, it takes memory for that much and not for any file.
  zstd: (body: Buffer) => zstdCompressSync(body, { pledgedSrcSize: body.length }),
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (body: Buffer) => gzipSync(body, { level: 4 }),
};
