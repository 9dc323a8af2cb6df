import { localePath, locales, paths, formKinds, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { formPage } from '../support/every-form.ts';
import { formOn } from '../support/form.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { cutTexts } from '../support/cut-texts.ts';
import { tabThrough } from './stops.ts';

/** A window of 1280 × 1024 at 400 %, which is a narrow phone too. */
const narrow = { width: 320, height: 256 };

/** What WCAG 1.4.12 lets readers choose. Arabic letters are joined: their script knows no space between them. */
const spaces: Record<Locale, string> = {
  en: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ar: '* { line-height: 1.5 !important; word-spacing: 0.16em !important }',
};
const paragraphs = 'p { margin-block-end: 2em !important }';

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('at 320 pixels and at 400 % nothing is cut or covered', async ({ page }) => {
      await page.setViewportSize(narrow);
      for (const route of await everyRoute(locale)) {
        await openPage(page, locale, route);
        expect.soft(await cutTexts(page), `${route} at 320`).toEqual([]);
      }
    });

    test('with more space between lines, words and letters nothing is cut', async ({ page }) => {
      for (const route of await everyRoute(locale)) {
        await openPage(page, locale, route);
        await page.evaluate((style) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets.push(sheet);
        }, spaces[locale] + paragraphs);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await cutTexts(page), `${route} at ${width}, with more space`).toEqual([]);
        }
      }
    });

    test('menu and search are whole at 320 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const opener of ['shell.menu.open', 'shell.search.open']) {
        await openPage(page, locale, localePath(locale, paths.home));
        await page.getByRole('button', { name: text(locale, opener) }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect.soft(await cutTexts(page), opener).toEqual([]);
      }
    });
  });

  test.describe(`forced colours, ${locale}`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the focus shows at every stop', async ({ page }) => {
      for (const route of await everyRoute(locale)) {
        await openPage(page, locale, route);
        for (const { element, shows } of await tabThrough(page))
          expect.soft(shows, `the focus shows at ${element} on ${route}`).toBe(true);
      }
    });

    test('errors of fields and the current entry of the menu are seen', async ({ page }) => {
      for (const kind of formKinds) {
        const { path, submit } = await formPage(kind, locale);
        await openPage(page, locale, localePath(locale, path));
        const form = formOn(page, locale, submit);
        await form.button.click();
        await expect(form.summary).toBeFocused();
        expect.soft(await unmarkedErrors(page), `${kind}: fields whose error is not seen`).toEqual([]);
      }
      await openPage(page, locale, localePath(locale, paths.services));
      await page.getByRole('button', { name: text(locale, 'shell.menu.open') }).click();
      const current = page.getByRole('dialog').locator('[aria-current]').first();
      await expect(current).toBeVisible();
      const lines = await current.evaluate((link) =>
        [link, ...link.querySelectorAll('*')].some((element) =>
          [null, '::before', '::after'].some((part) => {
            const { textDecorationLine, borderBottomWidth, forcedColorAdjust } = getComputedStyle(element, part);
            return textDecorationLine !== 'none' || borderBottomWidth !== '0px' || forcedColorAdjust === 'none';
          }),
        ),
      );
      expect(lines, 'the current entry has more than a colour').toBe(true);
    });
  });
}

/** Invalid controls without a visible text that says so, or without a line around them. */
function unmarkedErrors(page: Page): Promise<string[]> {
  return page.locator('main [aria-invalid=true]').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const said = (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some(
            (id) =>
              document.getElementById(id)?.matches('[id$="-error"]') && document.getElementById(id)!.checkVisibility(),
          );
        return !said;
      })
      .map((control) => (control.cloneNode() as Element).outerHTML.slice(0, 120)),
  );
}
