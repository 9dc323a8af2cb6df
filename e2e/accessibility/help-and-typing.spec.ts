import { fieldLabel, localePath, locales, paths, statusPath, formKinds } from '@nasaq/contract';
import { formPage } from '../support/every-form.ts';
import { freshReader } from '../support/mail-box.ts';
import { openPage } from '../support/open-page.ts';
import { everyRoute } from '../support/site-paths.ts';
import { submit } from '../support/submit.ts';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  // WCAG 2.2, 3.2.6.
  test(`ways to help stand in the same order on every page: ${locale}`, async ({ page }) => {
    const help = [paths.care, paths.liveChat, paths.contact, paths.knowledgebase].map((path) =>
      localePath(locale, path),
    );
    const orders = new Map<string, string>();
    for (const route of await everyRoute(locale)) {
      await page.goto(route);
      const order = await page.locator('header.bar a, footer.foot a').evaluateAll(
        (links, ways) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => ways.includes(href) || /^(?:mailto|tel):/.test(href))
            .join(' '),
        help,
      );
      orders.set(order, route);
    }
    // Where one signs in, nothing stands below the page: the order of the others ends earlier.
    const longest = [...orders.keys()].toSorted((one, other) => other.length - one.length)[0]!;
    expect(longest).toContain('mailto:');
    for (const [order, route] of orders) expect(longest.startsWith(order), `${route}: ${order}`).toBe(true);
  });

  // WCAG 2.2, 3.3.7.
  test(`nothing is asked twice: ${locale}`, async ({ page }) => {
    for (const kind of formKinds) {
      const { path } = await formPage(kind, locale);
      await openPage(page, locale, localePath(locale, path));
      const asked = await page
        .locator('main form [autocomplete]:not([autocomplete=off])')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
      expect(asked.length, kind).toBeGreaterThan(1);
      expect.soft(asked, kind).toEqual([...new Set(asked)]);
    }
    const address = freshReader();
    await openPage(page, locale, localePath(locale, paths.login));
    await page.getByLabel(fieldLabel('email', locale)).fill(address);
    await page.locator(`a[href="${localePath(locale, paths.forgotten)}"]`).click();
    await expect(page).toHaveURL(localePath(locale, paths.forgotten));
    await expect(page.getByLabel(fieldLabel('email', locale))).toHaveValue(address);
  });

  // WCAG 2.2, 3.3.8.
  test(`passwords and codes can be pasted and filled in by a keeper of passwords: ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { reference } = await submit('contacts', locale, freshReader());
    const places = [
      { path: paths.login, autocomplete: 'current-password' },
      { path: paths.login, autocomplete: 'username' },
      { path: statusPath(reference), autocomplete: 'one-time-code' },
    ];
    for (const { path, autocomplete } of places) {
      await openPage(page, locale, localePath(locale, path));
      if (autocomplete === 'one-time-code') await page.getByRole('main').locator('form button').click();
      const field = page.locator(`main [autocomplete="${autocomplete}"]`);
      await expect(field).toBeVisible();
      await page.evaluate(() => navigator.clipboard.writeText('seven-quiet-rivers'));
      await field.focus();
      await page.keyboard.press('Control+V');
      await expect.soft(field, `${path}, ${autocomplete}`).not.toHaveValue('');
      // No picture to be read, no sum to be done.
      await expect.soft(page.locator('main form :is(canvas, img, audio, iframe)')).toHaveCount(0);
    }
  });
}

// WCAG 2.2, 2.5.7: a toast that is dragged away has its button (`toasts.spec.ts`), a field for files its button too.
for (const locale of locales)
  test(`what takes files by dragging takes them by a button: ${locale}`, async ({ page }) => {
    for (const path of [paths.ordering, paths.report, paths.wordCounter, paths.textCleaner]) {
      await openPage(page, locale, localePath(locale, path));
      const chooser = page.waitForEvent('filechooser');
      await page.locator('main label:has(input[type=file]), main .drop__input').first().click();
      expect((await chooser).element(), path).toBeTruthy();
    }
  });
