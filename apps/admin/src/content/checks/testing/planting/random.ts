/** Chance that a number brings back. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<Of>(list: readonly Of[]): Of | null {
    return list.length === 0 ? null : list[this.below(list.length)]!;
  }

  /** One of the places at which an expression is found, as its match. */
  match(text: string, pattern: RegExp): RegExpExecArray | null {
    return this.pick([...text.matchAll(pattern)] as RegExpExecArray[]);
  }
}
