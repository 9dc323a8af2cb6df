import { entryPath, type List, localePath, paths, type WorkSummary } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { isIdle, openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

/** What the browser has moved, by the names of its view transitions. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    const note = async (transition: ViewTransition) => {
      try {
        await transition.ready;
        const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        moved.push(names.includes('::view-transition-group(art)') ? 'art' : 'page');
      } catch {
        moved.push('nothing');
      }
    };
    document.startViewTransition = (change) => {
      const transition = start(change);
      void note(transition);
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

for (const locale of inTurn('ar')) {
  test(`a cover becomes the band of its entry, and on the way back the cover again: ${locale}`, async ({ page }) => {
    const { data } = await api<List<WorkSummary>>('works?limit=1', locale);
    const [work] = data as [WorkSummary];
    await openPage(page, locale, localePath(locale, paths.works));
    await isIdle(page);
    const moved = await watchMoves(page);
    const link = page.getByRole('main').getByRole('link', { name: work.title });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(localePath(locale, entryPath('works', work.slug)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title);
    await expect.poll(moved).toEqual(['art']);
    await expect(page.locator('#content')).toBeFocused();

    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(moved).toEqual(['art', 'art']);
  });
}

test('whoever goes on while a cover moves gets the page that they asked for last', async ({ page }) => {
  const { data } = await api<List<WorkSummary>>('works?limit=1', 'en');
  const [work] = data as [WorkSummary];
  await openPage(page, 'en', paths.works);
  await isIdle(page);
  const moved = await watchMoves(page);
  const link = page.getByRole('main').getByRole('link', { name: work.title });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(entryPath('works', work.slug));
  await page.goBack({ waitUntil: 'commit' });
  await page.goForward({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title);
  await expect(page).toHaveURL(entryPath('works', work.slug));
  expect((await moved()).length).toBeGreaterThan(0);
});

test.describe('less motion', { tag: '@chromium' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves', async ({ page }) => {
    const { data } = await api<List<WorkSummary>>('works?limit=1', 'en');
    const [work] = data as [WorkSummary];
    await openPage(page, 'en', paths.works);
    await isIdle(page);
    const moved = await watchMoves(page);
    await page.getByRole('main').getByRole('link', { name: work.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title);
    expect(await moved()).toEqual([]);
  });
});
