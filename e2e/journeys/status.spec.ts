import { randomInt } from 'node:crypto';
import { fieldLabel, localePath, paths, stateLabel, statusPath } from '@nasaq/contract';
import { freshReader, mailTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { submit } from '../support/submit.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/status of 4\d\d/] });

const arabicDigits = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

for (const javaScriptEnabled of [true, false]) {
  for (const locale of inTurn(javaScriptEnabled ? 'en' : 'ar')) {
    test.describe(() => {
      test.use({ javaScriptEnabled });
      test(`a reference and a mailed code open the status: ${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        page,
      }) => {
        const email = freshReader();
        const { reference } = await submit('contacts', locale, email);
        await mailTo(email);
        await page.goto(localePath(locale, paths.status));
        const main = page.getByRole('main');
        const field = main.getByLabel(fieldLabel('reference', locale));
        const send = main.getByRole('button', { name: text(locale, 'status.send_code') });
        if (javaScriptEnabled) {
          await test.step('none is asked for, one that is wrong is named at once; one that nobody has gets the same answer', async () => {
            await send.click();
            await expect(main.getByText(text(locale, 'status.problem.empty'))).toBeVisible();
            await field.fill('not one');
            await send.click();
            await expect(main.getByText(text(locale, 'status.problem.reference'))).toBeVisible();
            await expect(field).toHaveValue('not one');
            await field.fill(unknownReference());
            await send.click();
            await expect(main.getByLabel(fieldLabel('code', locale))).toBeVisible();
          });
          await page.goto(localePath(locale, paths.status));
        }

        // As somebody types it who reads it aloud.
        await field.fill(` ${spelt(reference)} `);
        await send.click();
        const code = main.getByLabel(fieldLabel('code', locale));
        await expect(code).toBeVisible();
        const open = main.getByRole('button', { name: text(locale, 'status.code.open') });
        await code.fill('000000');
        await open.click();
        await expect(main.getByText(text(locale, 'status.problem.code')).first()).toBeVisible();

        // On a line of its own: a reference may hold six digits too.
        const mailed = /^\u2066?(\d{6})\u2069?$/m.exec((await mailTo(email, 1)).text ?? '')?.[1];
        expect(mailed).toBeDefined();
        await code.fill(arabicDigits(mailed!));
        await open.click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(stateLabel('contacts', 'new', locale));
        await expect(main.getByText(email)).toHaveCount(0);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      });
    });
  }
}

test('a link with a wrong key shows nothing of the submission', async ({ page }) => {
  const { reference } = await submit('contacts', 'en', freshReader());
  await page.goto(statusPath(reference, 'x'.repeat(32)));
  await expect(page.getByRole('main').getByText(text('en', 'status.problem.key'))).toBeVisible();
  await expect(page.getByText('سؤال عن الهوية')).toHaveCount(0);
});

/** Another one each time: codes for one reference are limited, whether somebody has it or not. */
function unknownReference(): string {
  return `ZZZZ${Array.from({ length: 4 }, () => randomInt(2, 10)).join('')}`;
}

function spelt(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase();
}
