import { localeInfo, localePath, locales, paths } from '@nasaq/contract';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from './test.ts';

for (const locale of locales)
  test(`every kind of page is laid out: ${locale}`, async ({ visit, window }) => {
    test.setTimeout(600_000);
    const routes = await everyRoute(locale);
    expect(routes.length).toBeGreaterThan(35);
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await window.resize(width, height);
      for (const route of routes) {
        await visit(locale, route);
        const { lang, dir, headings, wide, unseen, broken, faces } = await window.run(look);
        const at = `${route} at ${width}`;
        expect.soft([lang, dir], at).toEqual([localeInfo[locale].tag, localeInfo[locale].dir]);
        expect.soft(headings, `main headings on ${at}`).toBe(1);
        expect.soft(wide, `wider than the window on ${at}`).toEqual([]);
        expect.soft(unseen, `main headings that are not seen on ${at}`).toEqual([]);
        expect.soft(broken, `broken pictures on ${at}`).toEqual([]);
        expect.soft(faces, `faces that could not be loaded on ${at}`).toEqual([]);
      }
    }
  });

test('the display face draws every Arabic heading in its own place, with its dots', async ({ visit, window }) => {
  await visit('ar', localePath('ar', paths.home));
  // The same letter with its dots and without: where the dots are lost or fall into the line, both leave the same ink.
  const ink = await window.run(async () => {
    const { fontFamily, fontWeight } = getComputedStyle(document.querySelector('h1')!);
    const face = `${fontWeight} 100px ${fontFamily}`;
    await document.fonts.load(face, 'بت');
    const draw = (letters: string) => {
      const canvas = new OffscreenCanvas(400, 300);
      const context = canvas.getContext('2d')!;
      context.font = face;
      context.direction = 'rtl';
      context.fillText(letters, 350, 150);
      const { data } = context.getImageData(0, 0, 400, 300);
      const rows = Array.from(
        { length: 300 },
        (_, row) =>
          Array.from({ length: 400 }, (__, column) => data[(row * 400 + column) * 4 + 3]! > 128).filter(Boolean).length,
      );
      const filled = rows.flatMap((count, row) => (count > 0 ? [row] : []));
      // Dots stand apart from the letter: a row without ink is between them.
      const gaps = filled.filter((row, place) => place > 0 && row > filled[place - 1]! + 1).length;
      return { top: filled[0]!, bottom: filled.at(-1)!, gaps };
    };
    return { above: draw('ـتـ'), below: draw('ـبـ'), none: draw('ـىـ'), loaded: document.fonts.check(face, 'بت') };
  });
  expect(ink.loaded).toBe(true);
  expect(ink.above.gaps, JSON.stringify(ink)).toBeGreaterThan(0);
  expect(ink.below.gaps, JSON.stringify(ink)).toBeGreaterThan(0);
  expect(ink.above.bottom).toBeLessThan(ink.below.bottom);
});

/** Runs in the page. */
function look() {
  const root = document.documentElement;
  const headings = [...document.querySelectorAll('h1')];
  const isSeen = (element: Element) => {
    const { width, height, left, right } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && height > 0 && right > 0 && left < innerWidth;
  };
  return {
    lang: root.lang,
    dir: root.dir,
    headings: headings.length,
    unseen: headings.filter((heading) => !isSeen(heading)).map(({ textContent }) => textContent),
    wide: root.scrollWidth > root.clientWidth ? [root.scrollWidth, root.clientWidth] : [],
    broken: [...document.images]
      .filter(({ complete, naturalWidth, src }) => complete && src !== '' && naturalWidth === 0)
      .map(({ src }) => src),
    faces: [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
  };
}
