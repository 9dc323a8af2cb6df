import { createHash } from 'node:crypto';

/** Counts and hashes what passes through. */
export class Fingerprint {
  readonly #hash = createHash('sha256');
  bytes = 0;
  /** Lines: rows, of rows as text. */
  lines = 0;

  async *of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      this.add(piece);
      yield piece;
    }
  }

  add(piece: Buffer): void {
    this.#hash.update(piece);
    this.bytes += piece.length;
    for (let at = piece.indexOf(0x0a); at !== -1; at = piece.indexOf(0x0a, at + 1)) this.lines += 1;
  }

  /** Once: nothing can be added any more. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
