/** A row that was moved. */
interface Move {
  by: -1 | 1;
  /** Moves it, from wherever it is then. */
  run: (by: -1 | 1) => void;
}

/**
 * Rows that were moved and not written in since. Undo and redo of texts are the browser's and the editors', which know
 * nothing of rows: the keys take back a move as long as it is the last thing that was done.
 */
export class RowMoves {
  private done: Move[] = [];
  private undone: Move[] = [];

  add(move: Move): void {
    this.done.push(move);
    this.undone = [];
  }

  /** Something else was done: that is taken back first, where it was done. */
  forget(): void {
    this.done = [];
    this.undone = [];
  }

  /** @returns whether there was something to take back */
  undo(): boolean {
    const move = this.done.pop();
    if (!move) return false;
    move.run(move.by < 0 ? 1 : -1);
    this.undone.push(move);
    return true;
  }

  redo(): boolean {
    const move = this.undone.pop();
    if (!move) return false;
    move.run(move.by);
    this.done.push(move);
    return true;
  }
}
