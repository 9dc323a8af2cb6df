/** How often something happened within the last minute, counted by the second. */
export class MinuteCount {
  private readonly seconds = new Map<number, number>();

  add(): void {
    const second = now();
    this.seconds.set(second, (this.seconds.get(second) ?? 0) + 1);
  }

  get perMinute(): number {
    const oldest = now() - 59;
    let sum = 0;
    for (const [second, count] of this.seconds) {
      if (second < oldest) this.seconds.delete(second);
      else sum += count;
    }
    return sum;
  }
}

function now(): number {
  return Math.floor(Date.now() / 1_000);
}
