/** Keeps the items with the highest scores, without sorting the others: a binary heap with the least of the kept on top. */
export class Highest<T> {
  private readonly items: T[] = [];
  private readonly scores: number[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  add(item: T, score: number): void {
    if (this.items.length < this.most) {
      this.items.push(item);
      this.scores.push(score);
      this.rise(this.items.length - 1);
    } else if (score > this.scores[0]!) {
      this.items[0] = item;
      this.scores[0] = score;
      this.sink(0);
    }
  }

  /** What is not higher is not kept. */
  get floor(): number {
    return this.items.length < this.most ? -Infinity : this.scores[0]!;
  }

  /** In no particular order. */
  all(): readonly T[] {
    return this.items;
  }

  private rise(from: number): void {
    let child = from;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.scores[parent]! <= this.scores[child]!) return;
      this.swap(parent, child);
      child = parent;
    }
  }

  private sink(from: number): void {
    let parent = from;
    while (true) {
      const child = 2 * parent + 1;
      let least = parent;
      if (child < this.scores.length && this.scores[child]! < this.scores[least]!) least = child;
      if (child + 1 < this.scores.length && this.scores[child + 1]! < this.scores[least]!) least = child + 1;
      if (least === parent) return;
      this.swap(parent, least);
      parent = least;
    }
  }

  private swap(a: number, b: number): void {
    const { items, scores } = this;
    const [item, score] = [items[a]!, scores[a]!];
    items[a] = items[b]!;
    scores[a] = scores[b]!;
    items[b] = item;
    scores[b] = score;
  }
}
