// @vitest-environment happy-dom
import { act, Profiler, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryArt } from './carry-art.ts';
import {
  ArrivingPage,
  Later,
  pageChange,
  RouterProvider,
  useDeparture,
  useLocation,
  useNavigation,
  usePage,
} from './context.tsx';
import { openRouter, type OpenRouter } from './testing/open-router.ts';

let open: OpenRouter;
let root: Root;
let renderings: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/works');
  open = openRouter();
  renderings = [];
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Page() {
  const { pathname } = useLocation();
  const { payload } = usePage();
  return `${pathname} ${payload.kind === 'page' ? String(payload.model) : payload.status}`;
}

function Progress() {
  return ` ${useNavigation().state}`;
}

const page = (
  <>
    <Profiler id="page" onRender={(id) => renderings.push(id)}>
      <Page />
    </Profiler>
    <Progress />
  </>
);
const mount = (inside: ReactNode = page) =>
  act(async () => root.render(<RouterProvider router={open.router}>{inside}</RouterProvider>));
const text = () => document.body.textContent;

test('a page stays as it is while another loads, and is left where the reader was on it', async () => {
  await mount();
  window.scrollTo(0, 300);
  act(() => void open.router.navigate('/about'));
  expect([text(), renderings]).toEqual(['/works 1 loading', ['page']]);
  expect(window.scrollY).toBe(300);
  window.scrollTo(0, 400);
  await act(async () => open.asked[0]!.answer());
  expect([text(), window.scrollY]).toEqual(['/about 2 idle', 0]);
  await act(async () => {
    window.history.back();
    open.asked[1]!.answer();
  });
  expect([text(), window.scrollY]).toEqual(['/works 3 idle', 400]);
});

test('after a click a page comes head first; served, returned to or asked for by a part of it, in one piece', async () => {
  const seen: string[] = [];
  function Arriving() {
    const { pathname, hash } = useLocation();
    useLayoutEffect(() => {
      seen.push(pathname + hash + text());
    }, [pathname, hash]);
    return (
      <ArrivingPage key={pathname}>
        : head
        <Later> and rest</Later>
      </ArrivingPage>
    );
  }
  const arrive = (lead: () => unknown) =>
    act(async () => {
      lead();
      open.asked.at(-1)!.answer();
    });
  await mount(<Arriving />);
  await arrive(() => open.router.navigate('/about'));
  await act(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(text()).toBe(': head and rest');
  await arrive(() => open.router.navigate('/blog#foot'));
  await arrive(() => window.history.back());
  expect(seen).toEqual(['/works: head and rest', '/about: head', '/blog#foot: head and rest', '/about: head and rest']);
});

test('data that come anew are shown where the reader is', async () => {
  await mount();
  window.scrollTo(0, 300);
  act(() => void open.router.revalidate());
  expect(text()).toBe('/works 1 idle');
  await act(async () => open.asked[0]!.answer());
  expect([text(), window.scrollY]).toEqual(['/works 2 idle', 300]);
});

test('what is opened over a page is left behind by going elsewhere, not by the page that was on its way', async () => {
  const leave = vi.fn<() => void>();
  let stay = () => {};
  function Overlay() {
    const opened = useDeparture(leave);
    useLayoutEffect(() => {
      stay = opened;
    });
    return null;
  }
  await mount(<Overlay />);
  const answer = () => act(async () => open.asked.at(-1)!.answer());
  act(() => void open.router.navigate('/about'));
  stay();
  await answer();
  expect([open.shown(), leave.mock.calls.length]).toEqual(['/about 2', 0]);
  act(() => void open.router.navigate('/blog'));
  await answer();
  expect(leave).toHaveBeenCalledTimes(1);
  stay();
  await act(async () => window.history.back());
  await answer();
  expect([open.shown(), leave.mock.calls.length]).toEqual(['/about 4', 2]);
  // Nobody waits for the page that was on its way any more.
  act(() => void open.router.navigate('/careers'));
  stay();
  act(() => void open.router.navigate('/works'));
  await answer();
  expect([open.shown(), leave.mock.calls.length]).toEqual(['/works 5', 3]);
});

test('what has happened before React took the document over is shown after that', async () => {
  const seen: string[] = [];
  void open.router.navigate('/about');
  open.asked[0]!.answer();
  await vi.waitFor(() => expect(open.shown()).toBe('/about 2'), 20_000);
  function Noted() {
    seen.push(useLocation().pathname);
    return null;
  }
  await mount(<Noted />);
  expect(seen).toEqual(['/works', '/about']);
});

test('a document that is left remembers where, and the browser places it again', async () => {
  await mount();
  expect(window.history.scrollRestoration).toBe('manual');
  window.scrollTo(0, 500);
  window.dispatchEvent(new Event('pagehide'));
  const stored = JSON.parse(sessionStorage.getItem('nasaq:scroll')!);
  expect(stored[open.router.first.location.key]).toBe(500);
});

test('a page that was asked for stands at once; what else changes follows in a transition', async () => {
  await mount();
  const stood: string[] = [];
  open.router.subscribe(() => stood.push(text()));
  await act(async () => void open.router.navigate('/about'));
  await act(async () => open.asked[0]!.answer());
  expect(stood).toEqual(['/works 1 idle', '/about 2 idle']);
  await act(async () => void open.router.revalidate());
  await act(async () => open.asked[1]!.answer());
  await act(async () => window.history.back());
  await act(async () => open.asked[2]!.answer());
  expect(stood.slice(2)).toEqual(['/about 2 idle', '/about 3 idle', '/about 3 loading']);
});

test('a page that a view transition carries in waits for it, and the newest of two is shown', async () => {
  document.body.innerHTML = '<i data-art="/about"></i><i data-art="/blog"></i><div></div>';
  for (const art of document.querySelectorAll('i')) art.getBoundingClientRect = () => new DOMRect(0, 0, 9, 9);
  root = createRoot(document.querySelector('div')!);
  const changes: (() => void)[] = [];
  const finished = Promise.resolve();
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      changes.push(change);
      return { ready: finished, finished, skipTransition: () => {} };
    },
  });
  const { follow } = pageChange;
  pageChange.follow = carryArt;
  await mount();
  act(() => void open.router.navigate('/about'));
  await act(async () => open.asked[0]!.answer());
  // The browser has not taken its picture of the page that stands.
  expect([text(), changes.length]).toEqual(['/works 1 loading', 1]);
  act(() => void open.router.navigate('/blog'));
  await act(async () => open.asked[1]!.answer());
  expect([text(), changes.length]).toEqual(['/works 1 loading', 2]);
  act(() => changes.forEach((change) => change()));
  expect(text()).toBe('/blog 3 idle');
  pageChange.follow = follow;
  Reflect.deleteProperty(document, 'startViewTransition');
});
