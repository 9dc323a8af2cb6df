import { localeInfo, localePath, locales, otherLocale, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`everything can be read and reached without JavaScript: ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const route of await everyRoute(locale)) {
      await page.goto(route);
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expect.soft(page.getByRole('banner'), route).toBeAttached();
    }
  });

  test(`menu, language switch and load-more are links without JavaScript: ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, paths.works));
    await page.getByRole('link', { name: text(locale, 'ui.load_more') }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: localeInfo[otherLocale(locale)].name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo[otherLocale(locale)].tag);
    await page.goto(localePath(locale, paths.about));
    await page.getByRole('link', { name: text(locale, 'shell.menu.open') }).click();
    await expect(page).toHaveURL(localePath(locale, paths.explore));
  });
}
