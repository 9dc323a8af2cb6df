import { localeInfo, localePath, locales, otherLocale, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

const written = {
  en: { hijri: 'Ramadan 1, 1447 AH', next: 'Ramadan 2, 1447 AH', ambiguous: 'April 3, 2026', turned: 'March 4, 2026' },
  ar: { hijri: '١ رمضان ١٤٤٧ هـ', next: '٢ رمضان ١٤٤٧ هـ', ambiguous: '٣ أبريل ٢٠٢٦', turned: '٤ مارس ٢٠٢٦' },
};

for (const locale of locales) {
  test(`a date is typed in either calendar, read in both, moved by keys, copied, and survives the language switch: ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, locale, localePath(locale, paths.dateConverter));
    const field = page.getByLabel(text(locale, 'date_converter.date'));
    const result = page.getByRole('region', { name: text(locale, 'date_converter.result') });
    const said = page.getByRole('main').getByRole('status');
    const says = written[locale];

    await test.step('today stands there at first, and nothing is said of it', async () => {
      await expect(result).toBeVisible();
      await expect(said).toHaveText('');
    });

    for (const typed of ['18 February 2026', '١٨/٢/٢٠٢٦', '1 Ramadan 1447', '١ رمضان ١٤٤٧'])
      await test.step(`${typed} is understood`, async () => {
        await field.fill(typed);
        await field.press('Enter');
        await expect(result).toContainText(says.hijri);
        await expect(result).toContainText('2026-02-18');
        await expect(said).toContainText(says.hijri);
      });

    await test.step('both months hold the day; keys move it in one of them, and the other follows', async () => {
      const hijri = page.getByRole('grid').nth(1);
      const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
      await expect(chosen).toHaveCount(2);
      await chosen.nth(1).focus();
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(result).toContainText(says.next);
      await expect(hijri.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
      await expect(said).toHaveText('');
      await page.keyboard.press('PageDown');
      await expect(result).toContainText('1447-10-02');
      await page.keyboard.press('PageUp');
      await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
      await expect(result).toContainText('1447-09-01');
      await page.getByRole('button', { name: text(locale, 'date_converter.month.next.gregorian') }).click();
      await expect(result).toContainText('2026-03-18');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('what may be two days says how it was read, and offers the other', async () => {
      await field.fill('3/4/2026');
      await field.press('Enter');
      await expect(result).toContainText(says.ambiguous);
      await page.getByRole('button', { name: says.turned }).filter({ hasNotText: 'AH' }).first().click();
      await expect(result).toContainText('2026-03-04');
    });

    await test.step('what is no date is said at the field, and no other day stands there as the answer', async () => {
      await field.fill('');
      await field.press('Enter');
      await expect(page.getByText(text(locale, 'date_converter.problem.empty'))).toBeVisible();
      await field.fill('30 February 2026');
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(text(locale, 'date_converter.problem.no_such_day'))).toBeVisible();
      await expect(field).toBeFocused();
      await expect(result).toHaveCount(0);
    });

    await test.step('the day is copied as a sentence, and goes along into the other language', async () => {
      await field.fill('1447-09-01');
      await field.press('Enter');
      await page.getByRole('button', { name: text(locale, 'date_converter.copy') }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(says.hijri);
      const other = otherLocale(locale);
      // The bar goes with a way down, as Firefox takes it to the button, and comes with one up.
      await page.mouse.wheel(0, -4_000);
      await page.getByRole('banner').getByRole('link', { name: localeInfo[other].name }).click();
      await expect(page.getByLabel(text(other, 'date_converter.date'))).toHaveValue('1447-09-01');
      await expect(page.getByRole('region', { name: text(other, 'date_converter.result') })).toContainText(
        written[other].hijri,
      );
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inTurn('en'))
    test(`the page says what it needs: ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, paths.dateConverter));
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        text(locale, 'date_converter.needs_script'),
      );
    });
});
