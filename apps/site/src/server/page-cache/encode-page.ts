import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../choose-encoding.ts';
import type { PageAnswer } from './page-answer.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Headers and bookkeeping of a page, roughly. */
const overhead = 2_048;

interface Variant {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The same, name after name with its value: Node writes them faster so. */
  flatHeaders: readonly string[];
}

/** An answer that is ready to be written to a socket, in every encoding. */
export interface EncodedPage {
  status: number;
  variants: Record<Encoding, Variant>;
  tags: ReadonlySet<string>;
  /** What it takes in memory. */
  bytes: number;
}

/** Compresses once for all readers, off the main thread. Each encoding has a strong ETag of its own (RFC 9110, 8.8.3). */
export async function encodePage({ status, headers, body, tags }: PageAnswer): Promise<EncodedPage> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipped(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, encoded: Buffer): Variant => {
    const etag = `"${hash}-${encoding}"`;
    const own: Record<string, string> = { ...headers, ETag: etag, 'Content-Length': String(encoded.length) };
    if (encoding !== 'identity') own['Content-Encoding'] = encoding;
    return { body: encoded, etag, headers: own, flatHeaders: Object.entries(own).flat() };
  };
  return {
    status,
    variants: { br: variant('br', br), gzip: variant('gzip', gz), identity: variant('identity', identity) },
    tags: new Set(tags),
    bytes: identity.length + br.length + gz.length + overhead,
  };
}
