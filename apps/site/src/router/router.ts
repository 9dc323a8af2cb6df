import { currentLocation, enter, hrefOf, locationOf, type Location } from './history.ts';
import { matchRoute, type RouteMatch } from './match.ts';
import type { Payload, RedirectPayload } from './payload.ts';
import type { RootData } from './root-data.ts';
import { rememberScroll } from './scroll.ts';

/** What is loaded for an address. */
export interface Loaded {
  root: RootData;
  payload: Payload;
}

/** A page with all that it renders from. */
export interface ShownPage extends RouteMatch {
  location: Location;
  root: RootData;
  payload: Exclude<Payload, RedirectPayload>;
  /** It has come without moving the scroll. */
  keepScroll: boolean;
  /** Nothing of it comes later: it was served, the reader was there before, or is led to a part of it. */
  inOnePiece: boolean;
}

export interface RouterState {
  /** Another object with every page, and when this one's data have come anew. */
  shown: ShownPage;
  /** Where the reader is being led; the page that is shown stays until that has loaded. */
  loading: Location | null;
}

export interface NavigateOptions {
  /** Takes the place of the current entry of the history; by default where the address is the same. */
  replace?: boolean | undefined;
  /** Leaves the scroll where it is. */
  keepScroll?: boolean | undefined;
}

export interface Router {
  readonly state: RouterState;
  /** What the document shows when scripts take it over, whatever has happened since. */
  readonly first: ShownPage;
  /**
   * Leads to an address of this site. Settles when its page is shown, or has loaded after the reader went elsewhere.
   * @throws what loading has thrown; the page that is shown stays then
   */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the page anew, that which is shown or that which is coming, without moving anything. */
  revalidate(): Promise<void>;
  /** Tells of every change of the state, until the way back is called. */
  subscribe(listener: () => void): () => void;
}

/** Brings all that a page needs. The signal tells that nobody waits for it any more. */
export type Load = (target: RouteMatch & { location: Location }, signal: AbortSignal) => Promise<Loaded>;

interface Visit {
  location: Location;
  /** `pop`: the browser has moved in its history already. */
  how: 'push' | 'replace' | 'pop' | 'revalidate';
  keepScroll: boolean;
}

/** As browsers end a chain of redirects. */
const maxRedirects = 20;

/**
 * The browser's navigation: one visit at a time, of which the newest counts. A page is loaded first and shown then, with
 * its address; parts of the page that is shown need no loading.
 */
export function createRouter(first: Pick<ShownPage, 'root' | 'payload'>, load: Load): Router {
  const location = currentLocation();
  const shown: ShownPage = { ...first, ...matchRoute(location.pathname), location, keepScroll: true, inOnePiece: true };
  let state: RouterState = { shown, loading: null };
  let pending: { visit: Visit; controller: AbortController } | null = null;
  const listeners = new Set<() => void>();

  window.addEventListener('popstate', () => start({ location: currentLocation(), how: 'pop', keepScroll: false }));

  async function start(visit: Visit, redirects = 0): Promise<void> {
    const refreshing = pending?.visit.how === 'revalidate';
    pending?.controller.abort();
    pending = null;
    if (!refreshing && isPartOf(state.shown.location, visit)) return show(visit, state.shown);
    const current = { visit, controller: new AbortController() };
    pending = current;
    const { location, how } = visit;
    if (how !== 'revalidate') update({ loading: location });
    let next: Visit;
    try {
      const target = { ...matchRoute(location.pathname), location };
      const { root, payload } = await load(target, current.controller.signal);
      if (pending !== current) return;
      if (payload.kind !== 'redirect') return show(visit, { ...target, root, payload });
      // Elsewhere there is nothing of ours to be loaded: the browser goes, and the page stays until it has gone.
      if (!payload.to.startsWith('/')) {
        pending = null;
        window.location.assign(payload.to);
        return;
      }
      if (redirects === maxRedirects) throw new Error(`${location.pathname} is redirected for ever.`);
      // Back to a page that leads elsewhere: its entry becomes the other's, or back would lead here again.
      next = { ...visit, ...entryFor(payload.to, how === 'push' ? undefined : true) };
    } catch (error) {
      if (pending !== current) return;
      pending = null;
      update({ loading: null });
      throw error;
    }
    await start(next, redirects + 1);
  }

  function show(
    { location, how, keepScroll }: Visit,
    page: Omit<ShownPage, 'location' | 'keepScroll' | 'inOnePiece'>,
  ): void {
    if (how !== 'revalidate') rememberScroll(state.shown.location);
    if (how === 'push' || how === 'replace') enter(location, how);
    pending = null;
    const isNew = (how === 'push' || how === 'replace') && !keepScroll;
    update({ shown: { ...page, location, keepScroll, inOnePiece: !isNew || location.hash !== '' }, loading: null });
  }

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    first: shown,
    get state() {
      return state;
    },
    navigate: async (to, { replace, keepScroll = false } = {}) => start({ ...entryFor(to, replace), keepScroll }),
    revalidate: () => start(pending?.visit ?? { location: state.shown.location, how: 'revalidate', keepScroll: false }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function entryFor(address: string, replace?: boolean): Pick<Visit, 'location' | 'how'> {
  const location = locationOf(address);
  const isHere = hrefOf(location) === hrefOf(window.location);
  return { location, how: (replace ?? isHere) ? 'replace' : 'push' };
}

/** A link to the whole page asks for what is new on it; the way back to it from a part of it does not. */
function isPartOf(shown: Location, { location, how }: Visit): boolean {
  const same = location.pathname === shown.pathname && location.search === shown.search;
  return same && (how === 'pop' || (how !== 'revalidate' && location.hash !== ''));
}
