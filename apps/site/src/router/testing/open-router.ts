import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { createRouter, type Loaded, type Router } from '../router.ts';

export const origin = 'https://nasaq.example';

/** A page that the router has asked for. */
export interface Asked {
  address: string;
  signal: AbortSignal;
  /** It has come, or has moved. */
  answer(movedTo?: string): void;
  fail(error: Error): void;
}

export interface OpenRouter {
  router: Router;
  /** Newest last. */
  asked: Asked[];
  /** What has been shown, as address and number of the answer that it is made from. */
  shown(): string;
}

/** A tab of its own; end it with `vi.unstubAllGlobals`. */
export function openTab(path: string): void {
  const window = new Window({ url: origin + path });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('sessionStorage', window.sessionStorage);
}

/** A router over the page that the tab shows; what it asks for is answered by the test. */
export function openRouter(): OpenRouter {
  const asked: Asked[] = [];
  // The router only hands it on.
  const root = {} as Loaded['root'];
  let answers = 0;
  const loaded = (): Pick<Router['first'], 'root' | 'payload'> => ({
    root,
    payload: { kind: 'page', model: (answers += 1) },
  });
  const router = createRouter(loaded(), ({ location: { pathname, search, hash } }, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
    asked.push({
      address: pathname + search + hash,
      signal,
      answer: (to) => resolve(to ? { root, payload: { kind: 'redirect', to, status: 302 } } : loaded()),
      fail: reject,
    });
    return promise;
  });
  function shown(): string {
    const { location, payload } = router.state.shown;
    const model = payload.kind === 'page' ? String(payload.model) : payload.status;
    return `${location.pathname}${location.search}${location.hash} ${model}`;
  }
  return { router, asked, shown };
}
