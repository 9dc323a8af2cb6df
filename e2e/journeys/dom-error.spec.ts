import { localePath, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

// Chromium's words for what translators and extensions do to a page that React holds.
test.use({ expectedConsoleErrors: [/insertBefore|not a child of this node|NotFoundError/] });

const start = new Date('2027-03-01T10:00:00Z');

for (const locale of inTurn('en')) {
  test(`a page whose nodes were moved is loaded again, twice at most: ${locale}`, async ({ page }) => {
    await page.clock.install({ time: start });
    await openFiltered(page, locale);
    const loads = countLoads(page);
    await breakList(page, locale);
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('table').first()).toBeVisible();

    // Again within ten seconds: the error screen, no loop.
    await openFiltered(page, locale);
    expect(loads()).toBe(2);
    await breakList(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'errors.app.title'));
    expect(loads()).toBe(2);

    // Once more after that, and then never again in this session.
    await openFiltered(page, locale);
    await page.clock.fastForward(10_000);
    await breakList(page, locale);
    await expect.poll(loads).toBe(4);
    await expect(page.getByRole('table').first()).toBeVisible();
    await openFiltered(page, locale);
    await page.clock.fastForward(10_000);
    await breakList(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'errors.app.title'));
    expect(loads()).toBe(5);
  });

  test(`nothing is loaded again while a text stands in the word counter: ${locale}`, async ({ page }) => {
    await openPage(page, locale, localePath(locale, paths.wordCounter));
    const field = page.getByLabel(text(locale, 'word_counter.text'));
    await field.fill('نسق نسق');
    const results = page.getByRole('region', { name: text(locale, 'word_counter.results') });
    await expect(results.getByRole('table')).toBeVisible();
    const loads = countLoads(page);
    // The row before which the next word would stand is gone.
    await results.getByRole('rowheader').evaluate((header) => header.closest('tr')!.remove());
    await field.fill('نسق نسق order order order');
    await expect(page.getByText(text(locale, 'word_counter.results_failed'))).toBeVisible();
    await expect(field).toHaveValue('نسق نسق order order order');
    expect(loads()).toBe(0);
  });
}

test('the error that other scripts raise on the page counts as well', async ({ page }) => {
  await openPage(page, 'en', paths.legal);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => {
    setTimeout(() => {
      const [parent, stranger] = [document.createElement('p'), document.createElement('b')];
      parent.insertBefore(document.createElement('i'), stranger);
    });
  });
  expect((await reloaded).url()).toMatch(new RegExp(`${paths.legal}$`));
});

/** The open positions of one team; those of the others come before them in the whole list. */
async function openFiltered(page: Page, locale: Locale): Promise<void> {
  await openPage(page, locale, `${localePath(locale, paths.allCareers)}?department=engineering`);
  await expect(page.getByRole('table').first()).toBeVisible();
}

/** Takes away the first row, then has React insert those of the other teams before it. */
async function breakList(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('table')
    .first()
    .getByRole('row')
    .nth(1)
    .evaluate((row) => row.remove());
  await page
    .locator(`main a[href="${localePath(locale, paths.allCareers)}"]`)
    .first()
    .click();
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
