/** Milliseconds, as of a cached page. */
const freshFor = 60_000;

export interface Rendered<T> {
  value: T;
  /** `false` where the admin host did not answer for all of it: then it is made again for the next. */
  complete: boolean;
}

interface Known<T> {
  value: Promise<T>;
  /** Epoch milliseconds. */
  freshUntil: number;
}

/** Pages without content of their own, few by their names, each rendered once for all who ask within a minute. */
export class RenderedOnce<T> {
  private readonly known = new Map<string, Known<T>>();

  get(name: string, make: () => Promise<Rendered<T>>): Promise<T> {
    const known = this.known.get(name);
    if (known && known.freshUntil > Date.now()) return known.value;
    const made = make();
    const fresh = { value: made.then(({ value }) => value), freshUntil: Date.now() + freshFor };
    this.known.set(name, fresh);
    const forget = () => {
      fresh.freshUntil = 0;
    };
    made.then(({ complete }) => complete || forget(), forget);
    return fresh.value;
  }

  /** What is being made is for those who have asked already. */
  clear(): void {
    this.known.clear();
  }
}
