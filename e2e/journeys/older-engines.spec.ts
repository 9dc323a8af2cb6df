import { fieldLabel, localePath, paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader, mailTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

/** What the start of the scripts asks for (`scripts-after-paint.ts`): an engine that lacks one is not given them. */
const needed = [
  'URL.canParse',
  'String.prototype.toWellFormed',
  'Array.prototype.toSorted',
  'Map.groupBy',
  'Intl.Segmenter',
  'AbortSignal.timeout',
  'Element.prototype.checkVisibility',
  'IntersectionObserver',
];

/** What scripts use where it is there, and what is too new to be used. */
const spared = [
  'AbortSignal.any',
  'BroadcastChannel',
  'CSS.highlights',
  'Document.prototype.startViewTransition',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'Iterator.prototype.filter',
  'Iterator.prototype.map',
  'Iterator.prototype.toArray',
  'Navigator.prototype.connection',
  'Navigator.prototype.locks',
  'Object.groupBy',
  'PerformanceObserver.supportedEntryTypes',
  'Promise.try',
  'Promise.withResolvers',
  'ResizeObserver',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'crypto.randomUUID',
  'navigation',
  'queueMicrotask',
  'requestIdleCallback',
  'scheduler',
  'structuredClone',
  'visualViewport',
];

for (const locale of inTurn('en')) {
  test(`an engine that our scripts do not run in has pages that are read, searched and written in: ${locale}`, async ({
    page,
  }) => {
    const scripts = heard(page);
    await page.addInitScript(takeAway, ['URL.canParse']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(localePath(locale, paths.home));
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    const main = page.getByRole('main');
    const lazy = main.getByRole('img').and(page.locator('[loading=lazy]')).first();
    await lazy.scrollIntoViewIfNeeded();
    await expect.poll(() => lazy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.locator('img[src^="data:image/svg"]:visible').count()).toBe(0);

    await page
      .getByRole('banner')
      .getByRole('link', { name: text(locale, 'shell.menu.open') })
      .click();
    await expect(page).toHaveURL(localePath(locale, paths.explore));
    await page
      .getByRole('banner')
      .getByRole('link', { name: text(locale, 'shell.search.open') })
      .click();
    const word = locale === 'en' ? 'platforms' : 'منصة';
    await main.getByRole('searchbox').fill(word);
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\?/);
    await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible();

    await page.goto(localePath(locale, paths.wordCounter));
    await expect(main.getByText(text(locale, 'word_counter.needs_script'))).toBeVisible();

    const email = freshReader();
    await page.goto(localePath(locale, paths.contact));
    const countries = main.getByRole('combobox', { name: fieldLabel('phone_country', locale) });
    await expect(countries).toHaveCSS('opacity', '1');
    const values = { first_name: 'ليلى', last_name: 'حسن', email, subject: 'موقع', help_details: 'كم؟' };
    for (const [name, value] of Object.entries(values))
      await main
        .getByLabel(new RegExp(`^${fieldLabel(name, locale)}(\\s|$)`))
        .first()
        .fill(value);
    await main.getByRole('button', { name: text(locale, 'contact.submit') }).click();
    const { reference } = await receiptOn(page);
    expect((await mailTo(email)).subject).toContain(reference);
    expect(scripts()).toEqual([]);
  });

  test(`an engine that has what our scripts need, and nothing newer, runs them: ${locale}`, async ({ page }) => {
    await page.addInitScript(takeAway, spared);
    await openPage(page, locale, localePath(locale, paths.home));
    expect(await page.evaluate(stillThere, spared)).toEqual([]);
    await page.getByRole('button', { name: text(locale, 'shell.menu.open') }).click();
    const menu = page.getByRole('dialog', { name: text(locale, 'shell.menu.label') });
    await menu
      .getByRole('link')
      .filter({ hasText: text(locale, 'shell.menu.works') })
      .click();
    await expect(page).toHaveURL(localePath(locale, paths.works));
    await expect(menu).toBeHidden();

    await page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('main').getByRole('listitem'))
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: text(locale, 'search.label') });
    await search.getByRole('searchbox').fill(locale === 'en' ? 'platforms' : 'منصة');
    await search.getByRole('listitem').getByRole('link').first().click();
    await expect(search).toBeHidden();

    const email = freshReader();
    const form = await openForm(page, locale, localePath(locale, paths.contact), 'contact.submit');
    await form.write({ first_name: 'ليلى', last_name: 'حسن', email, subject: 'موقع', help_details: 'كم؟' });
    await form.send();
    await receiptOn(page);
  });
}

test(
  'whatever is missing of what the scripts need, none of them is asked for',
  { tag: '@proof' },
  async ({ browser, baseURL }) => {
    for (const name of needed)
      await test.step(name, async () => {
        const context = await browser.newContext({ baseURL: baseURL! });
        const page = await context.newPage();
        const errors: Error[] = [];
        page.on('pageerror', (error) => errors.push(error));
        const scripts = heard(page);
        await page.addInitScript(takeAway, [name]);
        await page.goto(paths.wordCounter);
        await expect(page.getByText(text('en', 'word_counter.needs_script'))).toBeVisible();
        expect(scripts()).toEqual([]);
        expect(errors).toEqual([]);
        await context.close();
      });
  },
);

/** The scripts that a page has asked for. */
function heard(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return () => asked;
}

/** Runs in the page. */
function stillThere(names: string[]): string[] {
  return names.filter((name) => {
    const parts = name.split('.');
    const last = parts.pop()!;
    const owner = parts.reduce<object | undefined>((found, part) => found?.[part as never], window);
    return owner !== undefined && last in owner;
  });
}

/** Runs in the page, before its own scripts: as in an engine that never had these. */
function takeAway(names: string[]): void {
  for (const name of names) {
    const parts = name.split('.');
    const last = parts.pop()!;
    const owner = parts.reduce<object | undefined>((found, part) => found?.[part as never], window);
    if (!owner) continue;
    if (Object.hasOwn(owner, last)) delete owner[last as never];
    // What a window or a document inherits.
    else delete Object.getPrototypeOf(owner)?.[last as never];
  }
}
