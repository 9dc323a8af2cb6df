/** What a stream has to look at next: a set, so that however much happens it holds each kind once. */
export class Wake<Kind extends string> {
  private pending = new Set<Kind>();
  private resolve: (() => void) | null = null;

  add(...kinds: Kind[]): void {
    for (const kind of kinds) this.pending.add(kind);
    this.resolve?.();
  }

  /** What has come up since the last call; nothing once `patience` milliseconds have passed. */
  async next(patience: number): Promise<ReadonlySet<Kind>> {
    if (this.pending.size === 0) await this.wait(patience);
    const taken = this.pending;
    this.pending = new Set();
    return taken;
  }

  private async wait(patience: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience);
    this.resolve = resolve;
    await promise;
    this.resolve = null;
    clearTimeout(timer);
  }
}
