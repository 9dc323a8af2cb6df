import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as breathe } from 'node:timers/promises';
import type { TypedUser } from 'payload';
import { vi } from 'vitest';

/** A request on its way: to the host, or back from it. */
export interface Request {
  method: string;
  body: Blob | null;
  headers: Headers;
  /** Whose page it is, and who the browser was signed in as when it left. */
  owner: TypedUser;
  user: TypedUser | null;
  answer: { status: number; body: unknown } | null;
  /** Nobody waits for it any more. */
  isOver: boolean;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

interface Timer {
  at: number;
  run: () => void;
}

const here = new AsyncLocalStorage<Browser>();

/** What a page knows of its browser: a clock, a storage, a line to the host and who is signed in. Nothing runs by itself. */
export class Browser {
  readonly owner: TypedUser;
  session: TypedUser | null;
  isOnline = true;
  /** Requests that have left and have no answer yet. */
  requests: Request[] = [];
  /** All that a page has tried to send since somebody asked, also where there was no line. */
  attempts: Request[] = [];
  readonly #storage: Map<string, string>;
  #timers = new Map<number, Timer>();
  #now = 0;
  #count = 0;

  /** @param beside another window of the same browser: they share its storage */
  constructor(owner: TypedUser, beside?: Browser) {
    this.owner = owner;
    this.#storage = beside ? beside.#storage : new Map();
    this.session = owner;
  }

  /** Runs something in a page, until everything that follows from it waits for time or for the host. */
  async run<T>(work: () => T): Promise<T> {
    const done = here.run(this, work);
    await breathe();
    await breathe();
    return done;
  }

  async wait(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const [id, next] = [...this.#timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (!next || next.at > end) break;
      this.#now = next.at;
      this.#timers.delete(id!);
      await this.run(() => void next.run());
    }
    this.#now = end;
  }

  /** The page goes: nothing of it runs any more, and nobody waits for its answers. */
  forgetPage(): void {
    this.#timers.clear();
    for (const request of this.requests) request.isOver = true;
  }

  /** Another entry, of which this browser knows nothing yet. */
  beginAnew(): void {
    this.forgetPage();
    this.requests = [];
    this.#storage.clear();
    this.isOnline = true;
    this.session = this.owner;
  }

  get storage(): Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'> {
    const kept = this.#storage;
    return {
      get length() {
        return kept.size;
      },
      key: (place) => [...kept.keys()][place] ?? null,
      getItem: (key) => this.#storage.get(key) ?? null,
      setItem: (key, value) => void this.#storage.set(key, value),
      removeItem: (key) => void this.#storage.delete(key),
    };
  }

  get keepsNothing(): boolean {
    return this.#storage.size === 0;
  }

  /** All that it keeps, in one text. */
  get kept(): string {
    return [...this.#storage.values()].join('\n');
  }

  setTimeout(run: () => void, after = 0): number {
    this.#count += 1;
    this.#timers.set(this.#count, { at: this.#now + after, run });
    return this.#count;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  async fetch(address: string, { body, headers, method = 'GET' }: RequestInit): Promise<unknown> {
    if (address.startsWith('/api/users/me')) {
      if (!this.isOnline) throw new TypeError('Failed to fetch');
      const user = this.session && { id: this.session.id };
      return { ok: true, status: 200, json: async () => ({ user }) };
    }
    const { promise, reject, resolve } = Promise.withResolvers<unknown>();
    const sent = body instanceof Blob ? body : null;
    const who = { owner: this.owner, user: this.session };
    const call = { method, body: sent, headers: new Headers(headers) };
    const request = { ...call, ...who, answer: null, isOver: false, resolve, reject };
    this.attempts.push(request);
    if (this.isOnline) this.requests.push(request);
    else reject(new TypeError('Failed to fetch'));
    return promise;
  }
}

/** For pages in browsers, the globals that they use; everything else has its own. */
export function standIn(): void {
  const { clearTimeout: clear, fetch, setTimeout: set } = globalThis;
  const timeout = (run: () => void, after?: number) => here.getStore()?.setTimeout(run, after) ?? set(run, after);
  vi.stubGlobal('setTimeout', Object.assign(timeout, set));
  vi.stubGlobal('clearTimeout', (id: never) =>
    typeof id === 'number' && here.getStore() ? here.getStore()!.clearTimeout(id) : clear(id),
  );
  vi.stubGlobal('fetch', (address: string, call: RequestInit) =>
    here.getStore() ? here.getStore()!.fetch(address, call) : fetch(address, call),
  );
  const windowHere = () => {
    const browser = here.getStore();
    return browser && { addEventListener: () => {}, localStorage: browser.storage };
  };
  // The host has none, and some of its libraries ask.
  Object.defineProperty(globalThis, 'window', { configurable: true, get: windowHere });
}

export function standBack(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'window');
}
