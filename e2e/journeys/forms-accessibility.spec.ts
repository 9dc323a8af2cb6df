import { localePath, sentPath, statusPath, formKinds, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { formPage } from '../support/every-form.ts';
import { openForm, type FormOnPage } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { openPage } from '../support/open-page.ts';
import { readingsInTurn } from '../support/readings.ts';
import { submit } from '../support/submit.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

for (const { locale, colorScheme } of readingsInTurn('en')) {
  test(`no form has a violation; its summary follows the page, and what is mended leaves it: ${locale}, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const kind of formKinds)
      await test.step(kind, async () => {
        const target = await formPage(kind, locale);
        const form = await openForm(page, locale, localePath(locale, target.path), target.submit);
        // The other empty forms stand on routes, all of which are looked at elsewhere; this job need not be the one there.
        if (kind === 'applications') expect.soft(await violations(page), `${kind}, empty`).toEqual([]);
        await form.button.click();
        await expect(form.summary).toBeFocused();
        expect.soft(await violations(page), `${kind}, with errors`).toEqual([]);

        const tops = await topsOfFailed(form);
        expect(tops.length, kind).toBeGreaterThan(1);
        expect(tops, kind).toEqual(tops.toSorted((one, other) => one - other));
        const details = form.control(kind === 'orders' || kind === 'applications' ? 'first_name' : 'help_details');
        await details.fill('ليلى');
        await details.blur();
        await expect(form.summary.getByRole('link')).toHaveCount(tops.length - 1);
      });
  });

  test(`confirmation and status have no violation: ${locale}, ${colorScheme}`, { tag: '@proof' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of await personalPages(locale)) {
      await openPage(page, locale, localePath(locale, path));
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

/** Where the fields stand to which the summary leads, in its order. */
async function topsOfFailed({ page, summary }: FormOnPage): Promise<number[]> {
  const fields = await summary
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  return Promise.all(fields.map((field) => topOf(page, field)));
}

function topOf(page: Page, field: string): Promise<number> {
  return page.locator(field).evaluate((element) => element.closest('fieldset, div')!.getBoundingClientRect().top);
}

async function personalPages(locale: Locale): Promise<string[]> {
  const { kind, reference, statusKey } = await submit('applications', locale, freshReader());
  return [sentPath(kind, reference, statusKey), statusPath(reference, statusKey), statusPath(reference)];
}
