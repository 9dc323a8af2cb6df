import { entryPath, localeInfo, localePath, locales, otherLocale, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

for (const locale of locales)
  test.describe(`without JavaScript: ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the index names its sections, jumps to them, and leads to each entry in both languages', async ({ page }) => {
      const other = otherLocale(locale);
      await page.goto(localePath(locale, paths.explore));
      const contents = page.getByRole('navigation', { name: text(locale, 'explore.contents') });
      await contents.getByRole('link', { name: text(locale, 'titles.tools') }).click();
      await expect(page).toHaveURL(/#tools$/);
      const heading = page.getByRole('heading', { level: 2, name: text(locale, 'titles.tools') });
      await expect(heading).toBeInViewport();
      const tools = page.locator('section', { has: heading });
      await expect(tools.getByRole('listitem')).toHaveCount(4);
      const foreign = tools.getByRole('link', { name: text(other, 'titles.word_counter') });
      await expect(foreign).toHaveAttribute('hreflang', localeInfo[other].tag);
      await foreign.click();
      await expect(page).toHaveURL(localePath(other, paths.wordCounter));
    });
  });

test('the index breaks no rule of accessibility, and holds entries of every section', async ({ page }) => {
  await page.goto(paths.explore);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Web platforms', exact: true }).click();
  await expect(page).toHaveURL(entryPath('services', 'web-platforms'));
});
