import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locationOf, type Location } from './history.ts';
import { keepsScroll, placeScroll, rememberScroll, takeOverScroll } from './scroll.ts';
import { openTab } from './testing/open-router.ts';

beforeEach(() => {
  openTab('/works');
  document.body.innerHTML = '<p id="end">End</p><p id="نهاية">نهاية</p><p id="50%">Half</p>';
  window.scrollTo(0, 300);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The element that was scrolled to, or the position. */
function placed(location: Location, keep = false): string | number {
  const scrolls = vi.spyOn(window.Element.prototype, 'scrollIntoView');
  placeScroll(location, keep);
  return (scrolls.mock.contexts[0] as Element | undefined)?.id ?? window.scrollY;
}

test('a new page begins at its top', () => {
  expect(placed(locationOf('/about'))).toBe(0);
});

test('a page that was left is shown where it was left, whatever its hash', () => {
  const left = locationOf('/works#end');
  rememberScroll(left);
  placeScroll(locationOf('/about'), false);
  expect(placed(left)).toBe(300);
  // Its address in another entry is another page.
  expect(placed(locationOf('/works'))).toBe(0);
});

test.each([
  ['#end', 'end'],
  ['#%D9%86%D9%87%D8%A7%D9%8A%D8%A9', 'نهاية'],
  ['#50%', '50%'],
  ['#nothing', 0],
  ['#%zz', 0],
  ['#', 0],
])('%s leads to %s', (hash, expected) => {
  expect(placed(locationOf(`/about${hash}`))).toBe(expected);
});

test('a change that is to keep the scroll keeps it, with a hash too', () => {
  expect(placed(locationOf('/works?page=2#end'), true)).toBe(300);
});

test('a place below the first screen is gone to with all of the page laid out, a top is not', () => {
  const { dataset } = document.documentElement;
  const left = locationOf('/works');
  rememberScroll(left);
  for (const [location, keep, marked] of [
    [locationOf('/about'), false, ''],
    [locationOf('/about#end'), false, undefined],
    [locationOf('/ar/about'), true, undefined],
    [left, false, undefined],
  ] as const) {
    dataset.unpainted = '';
    placeScroll(location, keep);
    expect({ path: location.pathname, marked: dataset.unpainted }).toEqual({ path: location.pathname, marked });
  }
  delete dataset.unpainted;
});

test('positions outlive the document, which is left to the browser between its end and its beginning', async () => {
  const shown = locationOf('/works');
  takeOverScroll(() => shown);
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new window.Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new window.Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');

  vi.resetModules();
  const next = await import('./scroll.ts');
  window.scrollTo(0, 0);
  next.placeScroll(shown, false);
  expect(window.scrollY).toBe(300);
});

test('an entry that the browser does not place is placed when scripts take over', () => {
  const shown = locationOf('/works');
  rememberScroll(shown);
  window.scrollTo(0, 0);
  window.history.scrollRestoration = 'manual';
  takeOverScroll(() => shown);
  expect(window.scrollY).toBe(300);
});

test('without storage positions last as long as the document', () => {
  const shown = locationOf('/works');
  takeOverScroll(() => shown);
  vi.stubGlobal('sessionStorage', undefined);
  window.dispatchEvent(new window.Event('pagehide'));
  expect(placed(shown)).toBe(300);
});

test.each([
  ['/works', '/works?page=2', true],
  ['/works', '/works?page=2#end', false],
  ['/works', '/works', false],
  ['/works', '/ar/works?page=2', false],
  ['/works', '/services?category=a', false],
])('from %s, %s keeps the scroll position: %s', (pathname, target, keeps) => {
  expect(keepsScroll(pathname, target)).toBe(keeps);
});
