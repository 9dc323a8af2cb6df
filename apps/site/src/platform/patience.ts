/** Gives up when somebody lets us wait too long; counts only while the waiting is theirs. */
export class Patience {
  private readonly limit: number;
  private readonly giveUp: () => void;
  private timer: NodeJS.Timeout | undefined;
  private over = false;

  /** @param limit milliseconds of one wait; the first begins at once */
  constructor(limit: number, giveUp: () => void) {
    this.limit = limit;
    this.giveUp = giveUp;
    this.wait();
  }

  wait(): void {
    this.pause();
    if (!this.over) this.timer = setTimeout(this.giveUp, this.limit);
  }

  pause(): void {
    clearTimeout(this.timer);
  }

  /** They have answered: what is still on its way to them ends nothing. */
  end(): void {
    this.over = true;
    this.pause();
  }
}
