import { localePath, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('a text of a million characters → the page goes on while it is counted, and counts all of it', async ({
  page,
}) => {
  await openPage(page, 'en', localePath('en', paths.wordCounter));
  const results = page.getByRole('region', { name: text('en', 'word_counter.results') });
  const long = {
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Five words in a row. '.repeat(50_000)),
  };
  const counting = expect(results).toHaveAttribute('aria-busy', 'true');
  await page.locator('input[type=file]').setInputFiles(long);
  await counting;
  await page
    .getByRole('button', { name: text('en', 'shell.search.open') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(results.getByText('250,000', { exact: true })).toBeVisible();
});
