// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryArt } from './carry-art.ts';
import type { ShownPage } from './router.ts';

/** A view transition whose steps the test takes, as the browser would. */
class Transition {
  readonly change: () => void;
  skipped = false;
  readonly ready = Promise.reject<void>(new Error('skipped'));
  readonly #finished = Promise.withResolvers<void>();

  constructor(change: () => void) {
    this.change = change;
    begun.push(this);
  }

  get finished() {
    return this.#finished.promise;
  }

  skipTransition(): void {
    this.skipped = true;
  }

  async end(): Promise<void> {
    this.#finished.resolve();
    await this.#finished.promise;
  }
}

let begun: Transition[];
let lessMotion: boolean;

beforeEach(() => {
  begun = [];
  lessMotion = false;
  Object.assign(document, { startViewTransition: (change: () => void) => new Transition(change) });
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: lessMotion }) as MediaQueryList);
});
afterEach(() => {
  standAt('/end');
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

let shown = { location: { pathname: '/' } } as ShownPage;

/** The router shows the page at an address. */
function go(pathname: string, render = () => {}): void {
  const before = shown;
  shown = { location: { pathname } } as ShownPage;
  carryArt({ before, shown, render });
}

interface Art {
  of: string;
  /** Pixels from the top of the window. */
  top?: number;
  width?: number;
}

/** A page with the art of these entries. */
function show(...arts: Art[]): void {
  document.body.replaceChildren(
    ...arts.map(({ of, top = 100, width = 300 }) => {
      const element = document.createElement('span');
      element.dataset.art = of;
      element.getBoundingClientRect = () => new DOMRect(0, top, width, 200);
      return element;
    }),
  );
}

/** The page that the reader is on. */
function standAt(pathname: string, ...arts: Art[]): void {
  show();
  go(pathname);
  show(...arts);
}

/** Goes on to a page. */
function comesAtOnce(pathname: string): boolean {
  const before = begun.length;
  const render = vi.fn();
  go(pathname, render);
  return render.mock.calls.length === 1 && begun.length === before;
}

/** The arts that are named for the browser, by their entries. */
const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-art]')]
    .filter((element) => element.style.getPropertyValue('view-transition-name') === 'art')
    .map((element) => element.dataset.art);

const ferry = { of: '/works/ferry' };
const bank = { of: '/works/bank' };

test('a cover becomes the band of its entry, and is named no longer than that takes', async () => {
  standAt('/works', bank, ferry);
  go('/works/ferry', () => show(ferry));
  expect(named()).toEqual(['/works/ferry']);
  begun[0]!.change();
  expect([named(), begun[0]!.skipped]).toEqual([['/works/ferry'], false]);
  await begun[0]!.end();
  expect(named()).toEqual([]);
});

test('on the way back the band becomes the cover, also below a locale prefix', () => {
  standAt('/ar/works/ferry', ferry);
  go('/ar/works', () => show(bank, ferry));
  begun[0]!.change();
  expect([named(), begun[0]!.skipped]).toEqual([['/works/ferry'], false]);
});

test('a list that does not show the cover where the reader left it comes at once', () => {
  standAt('/works/ferry', ferry);
  go('/works', () => show(bank, { ...ferry, top: 5000 }));
  begun[0]!.change();
  expect([named(), begun[0]!.skipped]).toEqual([[], true]);
});

test.each<[string, Art[]]>([
  ['another entry', [bank]],
  ['art above the window', [{ ...ferry, top: -400 }]],
  ['art below the window', [{ ...ferry, top: 5000 }]],
  ['art that is not shown', [{ ...ferry, width: 0 }]],
])('without a cover that is seen the page comes at once: %s', (_, arts) => {
  standAt('/works', ...arts);
  expect(comesAtOnce('/works/ferry')).toBe(true);
});

test('nothing moves where less motion is wanted', () => {
  standAt('/works', ferry);
  lessMotion = true;
  expect(comesAtOnce('/works/ferry')).toBe(true);
});

test('nothing moves where the browser knows no transitions', () => {
  standAt('/works', ferry);
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(comesAtOnce('/works/ferry')).toBe(true);
});

test('the same entry in the other language comes at once', () => {
  standAt('/works/ferry', ferry);
  expect(comesAtOnce('/ar/works/ferry')).toBe(true);
});

test('whoever goes on before a movement has ended gets the next one whole', async () => {
  standAt('/works', ferry);
  go('/works/ferry', () => show(ferry));
  begun[0]!.change();
  go('/works', () => show(ferry));
  expect([begun[0]!.skipped, named()]).toEqual([true, ['/works/ferry']]);
  await begun[0]!.end();
  expect(named()).toEqual(['/works/ferry']);
  begun[1]!.change();
  expect([begun[1]!.skipped, named()]).toEqual([false, ['/works/ferry']]);
});

test('whoever goes on before the page has come is not shown it moving', () => {
  standAt('/works', ferry);
  go('/works/ferry', () => show(bank));
  go('/contact', () => show(bank));
  expect(begun[0]!.skipped).toBe(true);
  begun.forEach(({ change }) => change());
  expect([begun[1]!.skipped, named()]).toEqual([true, []]);
});
