import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does one thing in each turn of the event loop, in the order in which they were asked for: what many want at once holds
 * up the other answers of the host by no more than one of them.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** @returns what `work` gives or throws */
  take<T>(work: () => T): Promise<T> {
    const turn = this.last.then(() => nextTurn()).then(work);
    this.last = turn.catch(() => {});
    return turn;
  }
}
