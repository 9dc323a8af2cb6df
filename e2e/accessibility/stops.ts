import type { Page } from '@playwright/test';

export interface Stop {
  /** How the element begins. */
  element: string;
  /** What lies over it, where nothing of it is to be seen. */
  coveredBy: string | null;
  /** Whether the focus shows at it, or at what stands for it. */
  shows: boolean;
}

/** Goes through a page by the Tab key, from its beginning to its end; at most `limit` stops. */
export async function tabThrough(page: Page, limit = 150): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readFocus);
    if (!stop || (stops.length > 1 && stop.element === stops[0]!.element)) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the browser. `null` where nothing has the focus. */
function readFocus(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // Boxes and file fields are seen as the words around them.
  const seen = focused.matches('input[type=file], input[type=checkbox], input[type=radio]')
    ? (focused.closest('label') ?? focused)
    : focused;
  const places = [...seen.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const)),
  );
  const over = places
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((element) => !element || !(seen.contains(element) || element.contains(seen)));
  const begins = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 160);
  const ringed = [focused, ...document.querySelectorAll(':focus-within, :focus-within > *, :focus ~ *')].some(
    (element) =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      }),
  );
  const covering = over.find((element) => element !== null);
  return {
    element: begins(focused),
    coveredBy:
      over.length < places.length ? null : covering ? begins(covering) : places.length > 0 ? 'the window' : 'no place',
    shows: ringed || focused.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable], select'),
  };
}
