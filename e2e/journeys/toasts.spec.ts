import { localeInfo, localePath, otherLocale, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// How a toast closes, waits and is dragged is seen where it is a piece by itself.
for (const locale of inTurn('en'))
  test(`what was copied is said in the corner, in a language that stays its own until it is closed: ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Its five seconds do not pass by themselves.
    await page.clock.install();
    await openPage(page, locale, localePath(locale, paths.wordCounter));
    await page.getByLabel(text(locale, 'word_counter.text')).fill('نسق is order');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: text(locale, 'word_counter.copy') }).click();
    const toast = page.getByRole('region', { name: text(locale, 'shell.toast.label') }).getByRole('status');
    await expect(toast).toHaveText(text(locale, 'word_counter.copied'));
    const clipboard = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard).toContain(text(locale, 'word_counter.count.characters'));

    const other = otherLocale(locale);
    await page.getByRole('link', { name: localeInfo[other].name }).press('Enter');
    await expect(page).toHaveURL(localePath(other, paths.wordCounter));
    const moved = page.getByRole('region', { name: text(other, 'shell.toast.label') }).getByRole('status');
    await expect(moved).toHaveText(text(locale, 'word_counter.copied'));
    await expect(moved).toHaveCSS('direction', localeInfo[locale].dir);
    await moved.getByRole('button', { name: text(other, 'shell.toast.close') }).click();
    await expect(moved).toHaveCount(0);
  });
