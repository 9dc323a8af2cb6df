import { localePath, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { isIdle, openPage } from '../support/open-page.ts';
import { announced } from '../support/spoken.ts';
import { expect, test } from '../support/test.ts';

test(
  'a text of a million characters → the page goes on while it is counted, and counts all of it',
  { tag: '@proof' },
  async ({ page }) => {
    await openPage(page, 'en', localePath('en', paths.wordCounter));
    const results = page.getByRole('region', { name: text('en', 'word_counter.results') });
    const long = {
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Five words in a row. '.repeat(50_000)),
    };
    // Looked for by itself it could begin and end between two looks.
    const counting = await results.evaluateHandle((region) => ({
      begun: new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (region.ariaBusy !== 'true') return;
          observer.disconnect();
          resolve();
        }).observe(region, { attributes: true });
      }),
    }));
    await page.locator('input[type=file]').setInputFiles(long);
    await counting.evaluate(({ begun }) => begun);
    await page
      .getByRole('button', { name: text('en', 'shell.search.open') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(results.getByText('250,000', { exact: true })).toBeVisible();
  },
);

test('no words are a zero, but in Arabic figures, where it is a dot', async ({ page }) => {
  for (const [locale, shown] of [
    ['en', '0'],
    ['ar', '—'],
  ] as const) {
    await page.goto(localePath(locale, paths.wordCounter));
    const results = page.getByRole('region', { name: text(locale, 'word_counter.results') });
    await expect(results.getByRole('definition').first()).toHaveText(new RegExp(`^${shown}`));
  }
});

test('the first that is heard of a text is how long it is, not that there is none', async ({ page }) => {
  await openPage(page, 'ar', localePath('ar', paths.wordCounter));
  await isIdle(page);
  const heard = await announced(page, async () => {
    await page.getByLabel(text('ar', 'word_counter.text')).fill('نسق نظام');
    await expect(page.getByRole('main').getByRole('status')).toContainText('٨');
  });
  expect(heard).toEqual([expect.stringContaining('٨')]);
});
