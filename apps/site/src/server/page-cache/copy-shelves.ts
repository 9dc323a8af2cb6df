import { LRUCache } from 'lru-cache';

export interface ShelfLimits {
  files: number;
  /** Bytes. */
  bytes: number;
}

/** Of the whole room. */
const shares = { once: 0.2, useful: 0.8 };

/**
 * Which copies stay: two lists by last use, one for pages that were read once and one for those that were read again. A
 * flood of pages that nobody reads twice drives out each other, and never what readers come back to.
 */
export class CopyShelves {
  private readonly once: LRUCache<string, number>;
  private readonly useful: LRUCache<string, number>;
  private readonly drop: (name: string) => void;

  /** @param drop removes a copy that has to go */
  constructor(limits: ShelfLimits, drop: (name: string) => void) {
    this.drop = drop;
    this.once = shelf(limits, shares.once, drop);
    // What readers no longer come back to is one among the others again.
    this.useful = shelf(limits, shares.useful, (name, size) => this.put(this.once, name, size));
  }

  has(name: string): boolean {
    return this.useful.has(name) || this.once.has(name);
  }

  /** A copy was written: for the first time, or anew, because its page was read again. */
  written(name: string, size: number): void {
    if (this.has(name)) this.keep(name, size);
    else this.put(this.once, name, size);
  }

  /** Its page was read again. */
  readAgain(name: string): void {
    const size = this.once.peek(name);
    if (size !== undefined) this.keep(name, size);
  }

  /** Of an earlier process: it has been of use, as far as there is room for that. */
  found(name: string, size: number): void {
    this.keep(name, size);
  }

  forget(name: string): void {
    this.once.delete(name);
    this.useful.delete(name);
  }

  clear(): void {
    this.once.clear();
    this.useful.clear();
  }

  get size(): ShelfLimits {
    return {
      files: this.once.size + this.useful.size,
      bytes: this.once.calculatedSize + this.useful.calculatedSize,
    };
  }

  private keep(name: string, size: number): void {
    this.once.delete(name);
    this.put(this.useful, name, size);
  }

  /** What is larger than a whole shelf is not taken. */
  private put(shelf: LRUCache<string, number>, name: string, size: number): void {
    shelf.set(name, size);
    if (!shelf.has(name)) this.drop(name);
  }
}

function shelf(
  { files, bytes }: ShelfLimits,
  share: number,
  leave: (name: string, size: number) => void,
): LRUCache<string, number> {
  return new LRUCache({
    max: Math.max(1, Math.floor(files * share)),
    maxSize: Math.max(1, Math.floor(bytes * share)),
    sizeCalculation: (size) => size,
    dispose: (size, name, reason) => reason === 'evict' && leave(name, size),
  });
}
