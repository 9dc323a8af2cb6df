import { colorSchemeStorageKey, localePath, paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn, themesOf } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`the theme follows the system until it is flipped, and is kept: ${locale}`, async ({ browserName, page }) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), colorSchemeStorageKey);
    const [system, other] = themesOf(browserName);
    const expectTheme = (theme: string) =>
      expect(page.locator('html'), theme).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await page.emulateMedia({ colorScheme: system });
    await page.goto(localePath(locale, paths.about));
    await expectTheme(system);
    await expect.poll(stored).toBe('auto');

    const toggle = page.getByRole('button', { name: text(locale, 'shell.theme.dark') });
    await toggle.click();
    await expectTheme(other);
    await expect.poll(stored).toBe(other);
    await page.reload();
    await expectTheme(other);

    // Back to what the system says: the page follows the system again.
    await toggle.click();
    await expectTheme(system);
    await expect.poll(stored).toBe('auto');
    if (browserName === 'firefox') return;
    await page.emulateMedia({ colorScheme: other });
    await expectTheme(other);
  });
}

test('the whole page changes its colours at once: no link fades behind the ground', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, 'en', paths.services);
  const toggle = page.getByRole('button', { name: text('en', 'shell.theme.dark') });
  const [atOnce, atLast] = await toggle.evaluate(async (button: HTMLButtonElement) => {
    const links = [...document.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const colours = () => links.map((link) => getComputedStyle(link).color);
    button.click();
    const first = colours();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [first, colours()];
  });
  expect(atOnce?.length).toBeGreaterThan(10);
  expect(atOnce).toEqual(atLast);
});

test.describe('without JavaScript', () => {
  // Colours are what they will be, at once.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });
  for (const locale of inTurn('ar'))
    test(`a dark system has the dark page that scripts make, and paper stays light: ${locale}`, async ({
      browser,
      browserName,
      page,
      baseURL,
    }) => {
      test.skip(browserName === 'firefox', 'It cannot be told of another system than the one it started on.');
      const scripted = await (
        await browser.newContext({ baseURL: baseURL!, colorScheme: 'dark', javaScriptEnabled: true })
      ).newPage();
      for (const path of [paths.home, paths.contact]) {
        const address = localePath(locale, path);
        await page.emulateMedia({ colorScheme: 'dark' });
        const answer = await page.goto(address);
        // The very same page: somebody may publish an entry between two answers.
        const same = { headers: await answer!.allHeaders(), body: await answer!.body() };
        await scripted.route(baseURL + address, (route) => route.fulfill(same));
        await openPage(scripted, locale, address);
        const dark = await coloursOf(page);
        expect(dark.length).toBeGreaterThan(10);
        expect(dark, path).toEqual(await coloursOf(scripted));
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await coloursOf(page)).not.toEqual(dark);
        const onPaper = (colorScheme: 'light' | 'dark') =>
          page.emulateMedia({ colorScheme, media: 'print' }).then(() => coloursOf(page));
        expect(await onPaper('dark')).toEqual(await onPaper('light'));
        await page.emulateMedia({ media: 'screen' });
      }
      await expect(page.getByRole('button', { name: text(locale, 'shell.theme.dark') })).toBeHidden();
      await scripted.context().close();
    });
});

test('with scripts nobody asks for the sheet of those without; it holds every rule of the theme', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, 'en', paths.home);
  const html = await (await page.request.get(paths.home)).text();
  const [, sheet = ''] = /<noscript>.*?<link rel="stylesheet" href="([^"]+)" media="/.exec(html) ?? [];
  expect(asked.filter((address) => address.includes(sheet))).toEqual([]);
  const answer = await page.request.get(sheet);
  expect(answer.headers()['cache-control']).toContain('immutable');
  const without = await answer.text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g)].map(
    ([, address]) => address!,
  );
  const css = (await Promise.all(sheets.map(async (address) => (await page.request.get(address)).text()))).join('');
  const themed = [...css.matchAll(/[^{}]*\.dark(?![\w-])[^{}]*(\{[^{}]+\})/g)].map(([, body]) => body!);
  expect(themed.length).toBeGreaterThan(15);
  for (const body of themed) expect(without).toContain(body);
});

/** Ground and text of what is written on a page, in its order. */
function coloursOf(page: Page): Promise<string[]> {
  return page
    .locator(':is(body, header, section, footer, h1, h2, h3, p, a, label, input):visible')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
        return [element.tagName, element.className, color, backgroundColor, borderTopColor].join(' ');
      }),
    );
}
