import { localePath, maxConcurrentPreloads, paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { holdPayloads } from '../support/in-flight.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

for (const locale of inTurn('ar')) {
  test(`what a reader may open next is loaded ahead, four at a time, and none is left out: ${locale}`, async ({
    page,
  }) => {
    const flight = await holdPayloads(page);
    // All of them stay in view: what a reader scrolls past is not loaded.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await openPage(page, locale, localePath(locale, paths.explore));
    const sections = [
      'services',
      'solutions',
      'industries',
      'products',
      'works',
      'blog',
      'careers',
      'company',
    ] as const;
    const targets = sections.map((name) => localePath(locale, paths[name]));
    await expect.poll(() => flight.now).toBe(maxConcurrentPreloads);
    await idle(page);
    expect(flight.asked).toHaveLength(maxConcurrentPreloads);

    flight.open();
    const asked = () => flight.asked.map((url) => new URL(url).pathname);
    await expect.poll(asked).toEqual(expect.arrayContaining(targets.map((target) => `${target}/_payload.json`)));
    expect(flight.most).toBe(maxConcurrentPreloads);
    expect(new Set(flight.asked).size).toBe(flight.asked.length);
  });

  test(`a page that was loaded ahead opens without another request: ${locale}`, async ({ page }) => {
    const target = localePath(locale, paths.company);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = page.waitForResponse(`**${target}/_payload.json`);
    await openPage(page, locale, localePath(locale, paths.legal));
    const link = page.getByRole('contentinfo').getByRole('link', { name: text(locale, 'shell.footer.company') });
    await link.hover();
    await (await answer).finished();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((path) => path === `${target}/_payload.json`)).toHaveLength(1);
    expect(asked.filter((path) => path === target)).toEqual([]);
  });
}

test('what a reader scrolls past is not loaded, what they stay with is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 700 });
  // The clock stands until all is scrolled past, however long the machine takes for it; frames come as always.
  await page.addInitScript(() => Object.assign(window, { nextFrame: window.requestAnimationFrame.bind(window) }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000_000);
  await openPage(page, 'en', paths.legal);
  const { passed, seen } = await page.evaluate(async () => {
    const { nextFrame } = window as unknown as { nextFrame: typeof requestAnimationFrame };
    const frame = () => new Promise((next) => nextFrame(next));
    const paths = (links: Element[]) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    const inView = () =>
      [...document.querySelectorAll('main a[href^="/legal/"]')].filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      });
    // Two frames: what comes into view is told with the second.
    const scrollTo = async (y: number) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    };
    const links = [...document.querySelectorAll('main a[href^="/legal/"]')];
    for (const link of links) await scrollTo(link.getBoundingClientRect().top + scrollY - 300);
    const stays = inView();
    return { passed: paths(links.filter((link) => !stays.includes(link))), seen: paths(stays) };
  });
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  const loaded = (path: string) => asked.includes(`${path}/_payload.json`);
  await expect.poll(() => seen.filter((path) => !loaded(path))).toEqual([]);
  expect(passed.filter((path) => !seen.includes(path)).length).toBeGreaterThan(0);
  expect(passed.filter((path) => !seen.includes(path) && loaded(path))).toEqual([]);
});

test('nothing is loaded ahead where the reader saves data or the connection is slow', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const payloads = () => asked.filter((url) => url.includes('_payload.json'));
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    await test.step(JSON.stringify(connection), async () => {
      // The last one counts.
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      }, connection);
      asked.length = 0;
      await openPage(page, 'ar', localePath('ar', paths.explore));
      const links = page.getByRole('main').getByRole('link');
      await links.first().hover();
      await links.last().focus();
      await idle(page);
      await page.waitForLoadState('networkidle');
      expect(payloads()).toEqual([]);

      // A navigation that is asked for is no guess.
      await links.last().click();
      await expect.poll(payloads).toHaveLength(1);
    });
});
