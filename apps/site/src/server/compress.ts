import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from './choose-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const worthwhile = 1_024;

export interface Encoded {
  body: string | Uint8Array<ArrayBuffer>;
  encoding: 'br' | 'gzip' | null;
}

/** Compresses a text for one reader: fast levels, off the main thread. */
export async function compress(text: string, acceptEncoding: string | undefined): Promise<Encoded> {
  const encoding = text.length < worthwhile ? 'identity' : chooseEncoding(acceptEncoding);
  if (encoding === 'identity') return { body: text, encoding: null };
  const encoded =
    encoding === 'br'
      ? brotli(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : gzipped(text, { level: 5 });
  return { body: new Uint8Array(await encoded), encoding };
}
