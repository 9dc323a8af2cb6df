import { localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/404/] });

for (const locale of locales) {
  for (const path of ['/no-such-page', '/services/no-such-service', '/blog/no-such-post', '/404', '/works?page=99']) {
    test(`${path} is a 404 that names the path: ${locale}`, async ({ page }) => {
      const address = localePath(locale, path);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveURL(address);
      const message = text(locale, 'errors.not_found.message').replace('{path}', '');
      await expect(page.getByRole('main').getByText(message.trim()).first()).toContainText(address);
      await expect(page).toHaveTitle(new RegExp(text(locale, 'titles.not_found')));
    });
  }

  test(`a link to a page that is gone shows the 404 page without leaving the site: ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, paths.home));
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'gone' });
      document.querySelector('main')!.prepend(link);
    }, localePath(locale, '/services/gone'));
    await page.getByRole('link', { name: 'gone' }).click();
    await expect(page.getByRole('main')).toContainText(localePath(locale, '/services/gone'));
  });
}
