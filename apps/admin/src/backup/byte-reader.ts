/** Takes from a stream of bytes as many as are asked for, however they come. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #pieces: Buffer[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** As many bytes as asked for, fewer where the stream ends before. */
  async upTo(bytes: number): Promise<Buffer> {
    while (this.#length < bytes && (await this.#pull()));
    return this.#take(Math.min(bytes, this.#length));
  }

  /** The bytes through the first `end`; at most `longest` of them, and what is left where it does not come. */
  async through(end: number, longest: number): Promise<Buffer> {
    for (;;) {
      const bytes = Buffer.concat(this.#pieces);
      const place = bytes.subarray(0, longest).indexOf(end);
      if (place !== -1) return this.#take(place + 1);
      if (bytes.length >= longest || !(await this.#pull())) return this.#take(Math.min(longest, this.#length));
    }
  }

  /** Ends the stream where it stands. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #pull(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#pieces.push(value);
    this.#length += value.length;
    return true;
  }

  #take(bytes: number): Buffer {
    const taken: Buffer[] = [];
    let missing = bytes;
    while (missing > 0) {
      const first = this.#pieces[0]!;
      if (first.length > missing) {
        taken.push(first.subarray(0, missing));
        this.#pieces[0] = first.subarray(missing);
        missing = 0;
      } else {
        taken.push(this.#pieces.shift()!);
        missing -= first.length;
      }
    }
    this.#length -= bytes;
    return taken.length === 1 ? taken[0]! : Buffer.concat(taken);
  }
}
