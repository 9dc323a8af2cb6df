import { locales } from '@nasaq/contract';
import { readPage } from '../support/read-page.ts';
import { test } from '../support/test.ts';
import { expectTranscript } from '../support/transcript.ts';
import { pages } from './pages.ts';

test.use({ expectedConsoleErrors: [/status of 404/] });

for (const locale of locales)
  for (const name of Object.keys(pages))
    test(`${name} is heard as it was when a person read its transcript: ${locale}`, async ({ page }) => {
      await expectTranscript(locale, name, await readPage(page, locale, name));
    });
