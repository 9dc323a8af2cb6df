import { type Brand, type GlobalSiteData, locales } from '@nasaq/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { TopBar } from './top-bar.tsx';

afterEach(() => page.viewport(1280, 800));

const long = { nameEn: 'Olive House Press and Tasting Room', nameAr: 'دار الزيتون للعصر والتذوق بالفيوم' };
const short = { nameEn: 'Olive House', nameAr: 'دار الزيتون' };
const drawn = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40"/></svg>',
);
const file = { kind: 'file', light: `data:image/svg+xml,${drawn}`, dark: `data:image/svg+xml,${drawn}` };
const size = { width: 160, height: 40 };
const headers: [string, Record<string, string>, unknown][] = [
  ['a long name beside the rosette', long, undefined],
  ['a short name beside the rosette', short, undefined],
  ['a logo and a long name', long, { mark: { ...file, ...size, hasName: false } }],
  ['a logo that says the name', long, { mark: { ...file, ...size, hasName: true } }],
];

for (const locale of locales)
  test.each(headers)(`every control of the bar stays in the window with %s: ${locale}`, async (_, general, brand) => {
    const data = { general, brand: brand as Brand } as unknown as Partial<GlobalSiteData>;
    await mount(locale, <TopBar />, data);
    await Promise.all([...document.querySelectorAll<HTMLImageElement>('.logo__file')].map((image) => image.decode()));
    for (const width of [320, 390, 640, 768, 1024]) {
      await page.viewport(width, 800);
      const bar = document.querySelector('.bar')!;
      expect(bar.scrollWidth, `${width}`).toBeLessThanOrEqual(width);
      const controls = [...bar.querySelectorAll('.bar__logo, .bar__tool')].filter((control) =>
        control.checkVisibility(),
      );
      const edges = controls.map((control) => control.getBoundingClientRect());
      expect(edges.length).toBeGreaterThanOrEqual(5);
      expect(Math.min(...edges.map(({ left }) => left)), `${width}`).toBeGreaterThanOrEqual(0);
      expect(Math.max(...edges.map(({ right }) => right)), `${width}`).toBeLessThanOrEqual(width);
      // Nor does one lie over another.
      const inOrder = edges.toSorted((one, other) => one.left - other.left);
      inOrder
        .slice(1)
        .forEach(({ left }, place) => expect(left, `${width}`).toBeGreaterThanOrEqual(inOrder[place]!.right - 1));
    }
  });

for (const locale of locales)
  test(`names that have no room beside each other: the page's own stands alone, from its first letter: ${locale}`, async () => {
    await mount(locale, <TopBar />, { general: long } as unknown as Partial<GlobalSiteData>);
    const names = document.querySelector('.bar .logo__words')!;
    const [own, other] = (locale === 'en' ? ['en', 'ar'] : ['ar', 'en']).map((lang) =>
      names.querySelector(`[lang=${lang}]`)!,
    );
    for (const [width, isBoth] of [
      [1440, true],
      [800, false],
      [390, false],
    ] as const) {
      await page.viewport(width, 800);
      const seen = names.getBoundingClientRect();
      const isSeen = (name: Element) => name.checkVisibility() && name.getBoundingClientRect().top < seen.bottom - 1;
      expect([isSeen(own!), isSeen(other!)], `${width}`).toEqual([true, isBoth]);
      // A phone has room for two lines of it.
      const isCut = own!.scrollWidth > own!.clientWidth || linesOf(own!) > 2;
      expect(isCut && width > 390, `${width}`).toBe(false);
      expect(getComputedStyle(own!).direction).toBe(locale === 'en' ? 'ltr' : 'rtl');
    }
  });

for (const locale of locales)
  test(`on a phone a name of three words is seen whole, in two lines: ${locale}`, async () => {
    await page.viewport(390, 800);
    const general = { nameEn: 'Delta Dental Clinics', nameAr: 'عيادات دلتا للأسنان' };
    await mount(locale, <TopBar />, { general } as unknown as Partial<GlobalSiteData>);
    const own = document.querySelector(`.bar .logo__words [lang=${locale}]`)!;
    expect(own.scrollWidth).toBeLessThanOrEqual(own.clientWidth);
    expect(linesOf(own)).toBe(2);
    const bar = document.querySelector('.bar')!.getBoundingClientRect();
    expect(own.getBoundingClientRect().bottom).toBeLessThan(bar.bottom);
  });

/** Those that are cut, too. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
