import { localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

// Links that were being loaded ahead fail with the connection.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

for (const locale of locales) {
  test(`the banner shows while the browser is offline: ${locale}`, async ({ page, context }) => {
    await openPage(page, locale, localePath(locale, paths.home));
    const banner = page.getByText(text(locale, 'shell.offline'));
    await expect(banner).toBeHidden();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });
}
