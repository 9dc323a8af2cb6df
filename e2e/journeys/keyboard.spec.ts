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

    // Not by a reload: Firefox keeps the place of who went to a part of the page.
    await page.goto(localePath(locale, paths.home));
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
}
