/** Aborts `signal` when somebody lets us wait too long; counts only while the waiting is theirs. */
export class Patience {
  private readonly silence = new AbortController();
  private readonly limit: number;
  private timer: NodeJS.Timeout | undefined;
  private over = false;

  /** @param limit milliseconds of one wait; the first begins at once */
  constructor(limit: number) {
    this.limit = limit;
    this.wait();
  }

  get signal(): AbortSignal {
    return this.silence.signal;
  }

  wait(): void {
    this.pause();
    if (!this.over) this.timer = setTimeout(() => this.silence.abort(), this.limit);
  }

  pause(): void {
    clearTimeout(this.timer);
  }

  /** They have answered: what is still on its way to them aborts nothing. */
  end(): void {
    this.over = true;
    this.pause();
  }
}
