import { entryPath, localePath, paths, type List, type Summary } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`what stands below the first screen waits for it, and moves nothing in it: ${locale}`, async ({ page }) => {
    const marked = await listen(page);
    const entries = await Promise.all(
      (['services', 'works', 'products'] as const).map(async (type) => {
        const { data } = await api<List<Summary>>(`${type}?limit=1`, locale);
        return entryPath(type, data[0]!.slug);
      }),
    );
    const shown = [paths.home, paths.about, paths.services, ...entries, paths.contact];
    for (const path of shown) {
      await openPage(page, locale, localePath(locale, path));
      await expect.poll(async () => ({ path, marked: await marked() })).toEqual({ path, marked: [true, false] });
      await expect(page.locator('[style*=content-visibility]')).toHaveCount(0);
      // What the first paint waits for, in engines that can be told so.
      await expect(page.locator('#page-head').getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [390, 1440, 2200]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 1_000 });
        const { waiting, all } = await page.evaluate(heldUpAndNot);
        expect({ path, width, waiting }).toEqual({ path, width, waiting: all });
      }
    }
  });

  test(`who comes to a part of the page or back to their place is not held up: ${locale}`, async ({ page }) => {
    const marked = await listen(page);
    await openPage(page, locale, localePath(locale, `${paths.about}#part`));
    expect(await marked()).toEqual([]);
    await openPage(page, locale, localePath(locale, paths.home));
    await page.reload();
    expect(await marked()).toEqual([]);
  });
}

/** Notes the coming and going of the mark that the page is not painted yet. */
async function listen(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { marked: seen });
    new MutationObserver((records) => {
      for (const { oldValue } of records) seen.push(oldValue === null);
    }).observe(document, {
      attributes: true,
      attributeFilter: ['data-unpainted'],
      attributeOldValue: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { marked: boolean[] }).marked);
}

/** Runs in the page: where everything in the window stands as long as the rest waits, and where without that. */
async function heldUpAndNot() {
  const { dataset } = document.documentElement;
  /** Browsers look in a frame at what the window reaches, and draw that in the next. */
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const places = () =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }) as DOMRect & { element: Element })
      .filter(({ top, bottom, width }) => top < window.innerHeight && bottom > 0 && width > 0)
      .map(({ element, top, left }) => `${element.tagName} ${element.className} ${top} ${left}`);
  dataset.unpainted = '';
  await drawn();
  const waiting = places();
  delete dataset.unpainted;
  await drawn();
  return { waiting, all: places() };
}
