import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes; a shorter body is sent as it is. */
const worthwhile = 1_024;

/** An answer's body as it goes over the wire in one encoding. */
export interface Variant {
  body: Buffer<ArrayBuffer>;
  /** Strong: each encoding has its own (RFC 9110, 8.8.3). */
  etag: string;
  headers: Record<string, string>;
  /** Those of a 304. */
  unchangedHeaders: Record<string, string>;
  /** Both once more, name after name with its value: Node writes them faster so. */
  flatHeaders: string[];
  flatUnchangedHeaders: string[];
}

/** What many callers get, ready to be written to a socket; each encoding is made once, off the main thread. */
export class Representation {
  private readonly hash: string;
  private readonly type: string;
  private readonly headers: Record<string, string>;
  private readonly identity: Variant;
  private readonly made = new Map<Encoding, Variant>();
  private readonly making = new Map<Encoding, Promise<Variant>>();

  /** @param headers sent with it, without those that follow from the body */
  constructor(body: Buffer<ArrayBuffer>, type: string, headers: Record<string, string>) {
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.type = type;
    this.headers = headers;
    this.identity = this.variant('identity', body);
    this.made.set('identity', this.identity);
  }

  /** Of the body as it is. */
  get bytes(): number {
    return this.identity.body.length;
  }

  /** The variant of an encoding, where it was made before. */
  ready(encoding: Encoding): Variant | undefined {
    return this.bytes < worthwhile ? this.identity : this.made.get(encoding);
  }

  /** The variant of an encoding, made once however many ask for it. */
  async encoded(encoding: Encoding): Promise<Variant> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const making = this.making.get(encoding) ?? this.encode(encoding);
    this.making.set(encoding, making);
    return making;
  }

  private async encode(encoding: Encoding): Promise<Variant> {
    const { body } = this.identity;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const variant = this.variant(encoding, await (encoding === 'br' ? brotli(body, { params }) : gzipped(body)));
    this.made.set(encoding, variant);
    return variant;
  }

  private variant(encoding: Encoding, body: Buffer<ArrayBuffer>): Variant {
    const etag = `"${this.hash}-${encoding}"`;
    const unchangedHeaders = { ...this.headers, ETag: etag };
    const headers: Record<string, string> = {
      ...unchangedHeaders,
      'Content-Type': this.type,
      'Content-Length': String(body.length),
    };
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    return {
      body,
      etag,
      headers,
      unchangedHeaders,
      flatHeaders: Object.entries(headers).flat(),
      flatUnchangedHeaders: Object.entries(unchangedHeaders).flat(),
    };
  }
}
