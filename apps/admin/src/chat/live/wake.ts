/** What a stream has to look at next: a set, so that however much happens it holds each kind once. */
export class Wake<Kind extends string> {
  private pending = new Set<Kind>();
  private resolve: (() => void) | null = null;

  add(...kinds: Kind[]): void {
    for (const kind of kinds) this.pending.add(kind);
    this.resolve?.();
  }

  /** What has come up since the last call; nothing once `timeout` milliseconds have passed. */
  async next(timeout: number): Promise<ReadonlySet<Kind>> {
    if (this.pending.size === 0) await this.wait(timeout);
    const taken = this.pending;
    this.pending = new Set();
    return taken;
  }

  private async wait(timeout: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeout);
    this.resolve = resolve;
    await promise;
    this.resolve = null;
    clearTimeout(timer);
  }
}
