import { localeInfo, localePath, otherLocale, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

const shown = { en: '4.47 : 1', ar: '٤٫٤٧ : ١' };

for (const locale of inTurn('en')) {
  test(`two colours are judged, mended, swapped, shared by their address, and survive the language switch: ${locale}`, async ({
    page,
  }) => {
    await openPage(page, locale, localePath(locale, paths.contrastChecker));
    const field = page.getByLabel(text(locale, 'contrast_checker.text'), { exact: true });
    const ground = page.getByLabel(text(locale, 'contrast_checker.ground'), { exact: true });
    const verdicts = page.getByRole('table', { name: text(locale, 'contrast_checker.verdicts') });
    const nearest = page.getByRole('region', { name: text(locale, 'contrast_checker.nearest.title') });

    await test.step('a pair just below what running text needs', async () => {
      expect(await violations(page)).toEqual([]);
      await field.fill('rgb(119 119 119)');
      await ground.fill('#fff');
      await expect(page.getByText(shown[locale])).toBeVisible();
      await expect(
        verdicts.getByRole('cell', { name: text(locale, 'contrast_checker.fails'), exact: true }),
      ).toHaveCount(4);
      await expect(page).toHaveURL(/#text=777777&ground=ffffff$/);
    });

    await test.step('the nearest that passes is taken', async () => {
      await nearest.getByRole('button').first().click();
      await expect(field).toHaveValue('#767676');
      await expect(
        verdicts.getByRole('cell', { name: text(locale, 'contrast_checker.passes'), exact: true }),
      ).toHaveCount(4);
    });

    await test.step('what is no colour is said when the field is left, and the last one stays', async () => {
      await field.fill('#12345');
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(text(locale, 'contrast_checker.problem.unreadable'))).toBeVisible();
      await expect(page).toHaveURL(/#text=767676/);
      await field.fill('#767676');
      await field.blur();
      await expect(field).not.toHaveAttribute('aria-invalid');
    });

    await test.step('swapped, shared, and in the other language it is the same pair', async () => {
      await page.getByRole('button', { name: text(locale, 'contrast_checker.swap') }).click();
      await expect(page).toHaveURL(/#text=ffffff&ground=767676$/);
      await page.reload();
      await expect(field).toHaveValue('#ffffff');
      const other = otherLocale(locale);
      await page.getByRole('banner').getByRole('link', { name: localeInfo[other].name }).click();
      await expect(page.getByLabel(text(other, 'contrast_checker.ground'), { exact: true })).toHaveValue('#767676');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inTurn('ar'))
    test(`the page says what it needs: ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, paths.contrastChecker));
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        text(locale, 'contrast_checker.needs_script'),
      );
    });
});
