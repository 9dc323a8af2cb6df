/** Milliseconds; a page that is only loaded anew has not gone. */
const grace = 3_000;

/** Who has a stream open on this host; told of the first that comes and, a little later, of the last that goes. */
export class Presence {
  private readonly streams = new Map<number, number>();
  private readonly leaving = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly come: (id: number) => void;
  private readonly gone: (id: number) => void;

  constructor(come: (id: number) => void, gone: (id: number) => void) {
    this.come = come;
    this.gone = gone;
  }

  get ids(): number[] {
    return [...this.streams.keys()];
  }

  enter(id: number): void {
    const open = this.streams.get(id) ?? 0;
    this.streams.set(id, open + 1);
    const wasLeaving = this.leaving.get(id);
    if (wasLeaving !== undefined) clearTimeout(wasLeaving);
    this.leaving.delete(id);
    if (open === 0 && wasLeaving === undefined) this.come(id);
  }

  leave(id: number): void {
    const open = (this.streams.get(id) ?? 1) - 1;
    if (open > 0) return void this.streams.set(id, open);
    this.streams.delete(id);
    const timer = setTimeout(() => {
      this.leaving.delete(id);
      this.gone(id);
    }, grace);
    this.leaving.set(id, timer);
  }

  /** The host stops: who was here comes back to another one, or to this one soon. */
  close(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
    this.streams.clear();
  }
}
