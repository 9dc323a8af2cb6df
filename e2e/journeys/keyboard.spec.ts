import { localeInfo, localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  test(`the first key leads past the bar, and every control of the bar is reached: ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, paths.home));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text(locale, 'shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    await page.reload();
    const reached: string[] = [];
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    const other = locale === 'en' ? localeInfo.ar.name : localeInfo.en.name;
    for (const name of ['shell.search.open', 'shell.theme.dark', 'shell.menu.open']
      .map((key) => text(locale, key))
      .concat(other)) {
      expect(
        reached.some((label) => label.includes(name)),
        `${name} in ${reached.join(' · ')}`,
      ).toBe(true);
    }
  });

  test(`the search opens by / and Ctrl+K, finds, and closes by Escape: ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, paths.about));
    // The menu is a link until the page has come alive; keys are heard from then on.
    await expect(page.getByRole('button', { name: text(locale, 'shell.menu.open') })).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: text(locale, 'shell.search.label') });
    await expect(search).toBeVisible();
    await search.getByRole('searchbox').fill(locale === 'en' ? 'platforms' : 'منصات');
    const result = search.getByRole('listitem').first();
    await expect(result).toBeVisible();
    await expect(result.getByText(text(locale, 'shell.search.view'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('searchbox')).toHaveValue('');
  });
}
