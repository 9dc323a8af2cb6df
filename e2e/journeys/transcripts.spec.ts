import { readPage } from '../support/read-page.ts';
import { inTurn } from '../support/readings.ts';
import { spoken } from '../support/spoken.ts';
import { expectTranscript } from '../support/transcript.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/status of 404/] });

/** Of those whose texts are the interface's own, which no other journey changes; `npm run transcripts` reads all. */
const chosen = ['contact', 'ordering', 'sign-in', 'text-cleaner', 'word-counter', 'not-found'];

for (const locale of inTurn('ar'))
  test(`pages are heard as they were when a person read their transcripts: ${locale}`, async ({ page }) => {
    for (const name of chosen) await expectTranscript(locale, name, await readPage(page, locale, name));
  });

test('a change that a reader would hear is found', async ({ page }) => {
  const before = await readPage(page, 'en', 'contact');
  await page.getByRole('button', { name: 'Send the message' }).evaluate((button) => (button.textContent = 'Go'));
  const after = await spoken(page, page.getByRole('main'));
  expect(after.filter((line) => !before.includes(line)).map((line) => line.trim())).toEqual(['button, Go']);
});
