import { localeInfo, localePath, otherLocale, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// That everything can be read is seen where every page is crawled.
test.use({ javaScriptEnabled: false });

for (const locale of inTurn('en')) {
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
