import { AxeBuilder } from '@axe-core/playwright';
import { localePath, locales, sentPath, statusPath, submissionKinds, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { formPage } from '../support/every-form.ts';
import { openForm } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { openPage } from '../support/open-page.ts';
import { readings } from '../support/readings.ts';
import { submit } from '../support/submit.ts';
import { expect, test } from '../support/test.ts';

async function violations(page: Page): Promise<string[]> {
  const found = (await new AxeBuilder({ page }).analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const locale of locales)
  test(`the summary follows the page, and what is mended leaves it: ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const kind of submissionKinds) {
      const target = await formPage(kind, locale);
      const form = await openForm(page, locale, localePath(locale, target.path), target.submit);
      await form.button.click();
      await expect(form.summary).toBeFocused();
      const links = form.summary.getByRole('link');
      const tops: number[] = [];
      for (const link of await links.all()) {
        const field = page.locator((await link.getAttribute('href'))!);
        tops.push(await field.evaluate((element) => element.closest('fieldset, div')!.getBoundingClientRect().top));
      }
      expect(tops.length, kind).toBeGreaterThan(1);
      expect(tops, kind).toEqual(tops.toSorted((one, other) => one - other));

      const details = form.control(kind === 'orders' || kind === 'applications' ? 'first_name' : 'help_details');
      await details.fill('ليلى');
      await details.blur();
      await expect(links).toHaveCount(tops.length - 1);
    }
  });

for (const { locale, colorScheme } of readings) {
  test(`no form has an accessibility violation, empty or with errors: ${locale}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const kind of submissionKinds) {
      const target = await formPage(kind, locale);
      const form = await openForm(page, locale, localePath(locale, target.path), target.submit);
      expect.soft(await violations(page), `${kind}, empty`).toEqual([]);
      await form.button.click();
      await expect(form.summary).toBeFocused();
      expect.soft(await violations(page), `${kind}, with errors`).toEqual([]);
    }
  });

  test(`confirmation and status have no violation: ${locale}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of await personalPages(locale)) {
      await openPage(page, locale, localePath(locale, path));
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

async function personalPages(locale: Locale): Promise<string[]> {
  const { kind, reference, statusKey } = await submit('applications', locale, freshReader());
  return [sentPath(kind, reference, statusKey), statusPath(reference, statusKey), statusPath(reference)];
}
