type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & Partial<Pick<Storage, 'key' | 'length'>>;

interface Options<Draft> {
  /** Absent where a browser refuses even to name it: drafts hold until the page is closed then. */
  storage: DraftStorage | undefined;
  /** What is written about; no two kinds of drafts share it. */
  name: string;
  /** The member of staff, so that who signs in next on this machine finds nothing of theirs. */
  user: number;
  empty: Draft;
}

/** What a member of staff has begun to write, in this browser: over navigation, reload and the end of a session. */
export class StoredDrafts<Draft extends object> {
  private readonly options: Options<Draft>;
  /** Beside the storage, which may refuse everything. */
  private readonly written = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();
  private refused = false;

  constructor(options: Options<Draft>) {
    this.options = options;
  }

  /** The same object until it changes. */
  read(id: number | string): Draft {
    const key = this.key(id);
    const written = this.written.get(key) ?? this.stored(key);
    this.written.set(key, written);
    return written;
  }

  /** What was written about whose name begins so. */
  idsOf(start: string): string[] {
    const { empty, storage } = this.options;
    const prefix = this.key('');
    const all = Array.from({ length: storage?.length ?? 0 }, (_, place) => storage?.key?.(place) ?? '');
    const written = [...this.written].flatMap(([key, draft]) => (isEqual(draft, empty) ? [] : [key]));
    return [...new Set([...all, ...written])]
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length));
  }

  write(id: number | string, draft: Draft): void {
    const { empty, storage } = this.options;
    const key = this.key(id);
    this.written.set(key, draft);
    try {
      if (isEqual(draft, empty)) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(draft));
      this.refused = storage === undefined;
    } catch {
      // Full, or nothing may be kept: what was written holds until the page is closed.
      this.refused = true;
    }
    for (const listener of this.listeners) listener();
  }

  /** Whether the browser took what was written last. */
  readonly isStored = (): boolean => !this.refused;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Another tab has written: its word is the newer one. */
  forget(key: string | null): void {
    if (key === null) this.written.clear();
    else if (!this.written.delete(key)) return;
    for (const listener of this.listeners) listener();
  }

  private stored(key: string): Draft {
    const { empty, storage } = this.options;
    try {
      return { ...empty, ...(JSON.parse(storage?.getItem(key) ?? '{}') as Partial<Draft>) };
    } catch {
      // Nothing is kept here, or nothing that can be read.
      return empty;
    }
  }

  private key(id: number | string): string {
    const { name, user } = this.options;
    return `nasaq-${name}-draft-${user}-${id}`;
  }
}

/** `undefined` where a browser refuses even to name it. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function isEqual<Draft extends object>(draft: Draft, empty: Draft): boolean {
  return JSON.stringify({ ...empty, ...draft }) === JSON.stringify(empty);
}
