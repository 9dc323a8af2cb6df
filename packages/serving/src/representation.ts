import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes; a shorter body is sent as it is. */
const worthwhile = 1_024;

/** Levels of Brotli. */
const quick = 5;
const tight = 10;

/** The `Cache-Control` of what stands at an address that says all about its content. */
export const forEver = 'public, max-age=31536000, immutable';

/** An answer's body as it goes over the wire in one encoding. */
export interface Variant {
  body: Buffer<ArrayBuffer>;
  /** What callers name it by, without the sign that it is weak; each encoding has its own (RFC 9110, 8.8.3). */
  etag: string;
  headers: Record<string, string>;
  /** Those of a 304. */
  unchangedHeaders: Record<string, string>;
  /** Both once more, name after name with its value: Node writes them faster so. */
  flatHeaders: string[];
  flatUnchangedHeaders: string[];
}

/** The last of those that are being packed tighter: one at a time, and never beside what a caller waits for. */
let packing = Promise.resolve();

/**
 * What many callers get, ready to be written to a socket; each encoding is made once, off the main thread. Whoever
 * asks first waits for a quick Brotli; what is asked for again is packed a tenth tighter meanwhile, which takes ten
 * times as long.
 */
export class Representation {
  private readonly hash: string;
  private readonly type: string;
  private readonly headers: Record<string, string>;
  private readonly identity: Variant;
  private readonly made = new Map<Encoding, Variant>();
  private readonly making = new Map<Encoding, Promise<Variant>>();
  private isPacked = false;

  /** @param headers sent with it, without those that follow from the body */
  constructor(body: Buffer<ArrayBuffer>, type: string, headers: Record<string, string>) {
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.type = type;
    this.headers = headers;
    this.identity = this.variant('identity', body);
    this.made.set('identity', this.identity);
  }

  /** Whether this is what such a body and such headers would be, packed as it may be by now. */
  isOf(body: Buffer, type: string, headers: Record<string, string>): boolean {
    return (
      this.type === type && this.identity.body.equals(body) && JSON.stringify(this.headers) === JSON.stringify(headers)
    );
  }

  /** Of the body as it is. */
  get bytes(): number {
    return this.identity.body.length;
  }

  /** The variant of an encoding, where it was made before. */
  ready(encoding: Encoding): Variant | undefined {
    if (this.bytes < worthwhile) return this.identity;
    const variant = this.made.get(encoding);
    if (encoding === 'br' && variant && !this.isPacked) {
      this.isPacked = true;
      // Where there is no memory for it, the quick one stays.
      packing = packing.then(() => this.pack()).catch(() => undefined);
    }
    return variant;
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
    const variant = this.variant(encoding, await (encoding === 'br' ? packed(body, quick) : gzipped(body)));
    this.made.set(encoding, variant);
    return variant;
  }

  private async pack(): Promise<void> {
    const variant = this.variant('br', await packed(this.identity.body, tight));
    if (variant.body.length < this.made.get('br')!.body.length) this.made.set('br', variant);
  }

  private variant(encoding: Encoding, body: Buffer<ArrayBuffer>): Variant {
    const etag = `"${this.hash}-${encoding}"`;
    // Packed tighter it is other bytes, and nobody who has the quick one needs them.
    const unchangedHeaders = { ...this.headers, ETag: encoding === 'br' ? `W/${etag}` : etag };
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

function packed(body: Buffer, level: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
