import { localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/404/] });

for (const locale of locales) {
  test(`what does not exist is a 404 that names its path: ${locale}`, async ({ page }) => {
    for (const path of ['/no-such-page', '/services/no-such-service', '/blog/no-such-post', '/404', '/works?page=99']) {
      const address = localePath(locale, path);
      const answer = await page.goto(address);
      expect(answer?.status(), path).toBe(404);
      await expect(page).toHaveURL(address);
      const message = text(locale, 'errors.not_found.message').replace('{path}', '');
      await expect(page.getByRole('main').getByText(message.trim()).first()).toContainText(address);
      await expect(page).toHaveTitle(new RegExp(text(locale, 'titles.not_found')));
    }
  });

  test(`a link to a page that has gone meanwhile shows the 404 page at its address: ${locale}`, async ({ page }) => {
    // What the server answers for an entry that was withdrawn after the list was read.
    await page.route(/\/services\/[^/]+\/_payload\.json/, async (route) => {
      const gone = await route.fetch({ url: new URL('/services/gone/_payload.json', route.request().url()).href });
      await route.fulfill({ response: gone });
    });
    // A click before the page is alive is answered by the server, which has the entry still.
    await openPage(page, locale, localePath(locale, paths.services));
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const target = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(target);
    const message = text(locale, 'errors.not_found.message').replace('{path}', '').trim();
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
    // Other entries of the list are loaded ahead meanwhile.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
