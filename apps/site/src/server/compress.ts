import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const worthwhile = 1_024;

export interface Encoded {
  body: string | Uint8Array<ArrayBuffer>;
  encoding: 'br' | 'gzip' | null;
}

/** Compresses a text for one reader: fast levels, off the main thread. */
export async function compress(text: string, acceptEncoding: string): Promise<Encoded> {
  if (text.length < worthwhile) return { body: text, encoding: null };
  if (accepts(acceptEncoding, 'br')) {
    const body = await brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    });
    return { body: new Uint8Array(body), encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip'))
    return { body: new Uint8Array(await gzipped(text, { level: 5 })), encoding: 'gzip' };
  return { body: text, encoding: null };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', quality] = part.trim().split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '');
  });
}
