import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { type Brand, companyWords, type GlobalSiteData } from '@nasaq/contract';
import type { Location } from './history.ts';
import type { RootData } from './root-data.ts';
import type { Router, ShownPage } from './router.ts';
import { placeScroll, takeOverScroll } from './scroll.ts';

const RouterContext = createContext<Router | null>(null);
const PageContext = createContext<ShownPage | null>(null);
/** Apart from the page, which need not be rendered again because another begins to load. */
const LoadingContext = createContext(false);
/** Whether the page has come down to its foot. */
const WholeContext = createContext(true);

/** A change of the router's state; `before` and `shown` are one page as long as none has come. */
export interface PageChange {
  before: ShownPage;
  shown: ShownPage;
  /** Shows the newest state. */
  render(): void;
}

/** How a change comes into the page; once the browser is idle, some of them move (`carry-art.ts`). */
export const pageChange = { follow: bringIn };

/**
 * The head of a page that was asked for comes in one task: between the slices of a transition browsers draw the page that
 * is left, which takes a slow phone as long again. Whatever else there is comes in transitions: React renders it beside
 * what stands, and the reader goes on using that.
 */
export function bringIn({ before, shown, render }: PageChange): void {
  if (shown === before || shown.inOnePiece) startTransition(render);
  else flushSync(render);
}

/** Shows the router's page. (A store that is read with `useSyncExternalStore` is always rendered at once.) */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [{ shown, loading }, setState] = useState({ shown: router.first, loading: false });
  const placed = useRef(shown.location);

  useLayoutEffect(() => {
    const render = () => setState({ shown: router.state.shown, loading: router.state.loading !== null });
    let before = router.state.shown;
    if (before !== router.first || router.state.loading) startTransition(render);
    return router.subscribe(() => {
      const change = { before, shown: router.state.shown, render };
      before = change.shown;
      pageChange.follow(change);
    });
  }, [router]);

  useEffect(() => takeOverScroll(() => placed.current), []);

  useLayoutEffect(() => {
    if (placed.current === shown.location) return;
    placed.current = shown.location;
    placeScroll(shown.location, shown.keepScroll);
  }, [shown]);

  return (
    <RouterContext value={router}>
      <LoadingContext value={loading}>
        <PageContext value={shown}>{children}</PageContext>
      </LoadingContext>
    </RouterContext>
  );
}

/** The page that is shown: its address, its route and what it was loaded with. */
export function usePage(): ShownPage {
  const page = use(PageContext);
  if (page === null) throw new Error('There is no router around this.');
  return page;
}

export function useLocation(): Location {
  return usePage().location;
}

/** `loading` from the click until the next page is rendered. */
export function useNavigation(): { state: 'idle' | 'loading' } {
  return { state: use(LoadingContext) ? 'loading' : 'idle' };
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no router around this.');
  return router;
}

/** The same function for as long as the document stands. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

/**
 * For what lies over the page. Calls `leave` when the reader goes elsewhere after the last call of what is returned; the
 * page that was on its way then is not elsewhere: it arrives below what was opened while it loaded.
 */
export function useDeparture(leave: () => void): () => void {
  const router = useRouter();
  const { key } = useLocation();
  const seen = useRef(key);
  const expected = useRef(key);
  const depart = useEffectEvent(leave);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (key !== expected.current) depart();
  }, [key]);
  return useCallback(() => {
    expected.current = (router.state.loading ?? router.state.shown.location).key;
  }, [router]);
}

/**
 * Around a page that is mounted anew. After a click the browser has the head of the page to lay out and paint first, and
 * what stands below it right behind; a page that is served, returned to or asked for by a part of it comes in one piece.
 */
export function ArrivingPage({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(usePage().inOnePiece);
  useEffect(() => {
    if (isWhole) return;
    // The task behind a frame runs once that frame is painted.
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isWhole]);
  return <WholeContext value={isWhole}>{children}</WholeContext>;
}

/** What stands below the first screen of a page. */
export function Later({ children }: { children: ReactNode }) {
  // As high as a screen: the foot of the site is not seen in between.
  return use(WholeContext) ? children : <div className="later" />;
}

/** What the page's loader returned: `useModel<typeof loader>()`. */
export function useModel<Loader extends (...parameters: never[]) => Promise<unknown>>(): Awaited<ReturnType<Loader>> {
  const { payload } = usePage();
  if (payload.kind !== 'page') throw new Error('useModel stands outside a loaded page.');
  return payload.model as Awaited<ReturnType<Loader>>;
}

export function useRootData(): RootData {
  return usePage().root;
}

/** What the company is called, and says of itself, in the language of the page; empty before it is known. */
export function useCompany(): ReturnType<typeof companyWords> {
  const { locale, siteData } = useRootData();
  return companyWords(siteData.general, locale);
}

export function useSiteName(): string {
  return useCompany().name;
}

/** Where the company looks otherwise than the product is delivered; also outside of a page, as in the gallery. */
export function useBrand(): Brand | undefined {
  return use(PageContext)?.root.siteData.brand;
}

export function useSiteData(): GlobalSiteData {
  return useRootData().siteData;
}
