import { accountTexts } from '../../apps/admin/src/accounts/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { freshReader } from '../support/mail-box.ts';
import { inTurn } from '../support/readings.ts';

const labels = {
  en: { blocked: 'Blocked', english: 'Reason in English', arabic: 'Reason in Arabic' },
  ar: { blocked: 'محظور', english: 'السبب بالإنجليزية', arabic: 'السبب بالعربية' },
};

for (const language of inTurn('en')) {
  test.describe(`staff who block an account: ${language}`, () => {
    test.use({ roles: ['agent'], language });

    test(
      'its document tells who blocked it and freed it, when, and both reasons',
      { tag: '@proof' },
      async ({ adminApi, page, signedIn, word }) => {
        void signedIn;
        const texts = accountTexts[language];
        const { id } = await adminApi.create(
          'accounts',
          {},
          { name: 'Omar Farouk', email: freshReader(), locale: language },
        );
        await page.goto(`/admin/collections/accounts/${id}`);
        const history = page.getByRole('region', { name: texts.bans });
        await expect(history).toContainText(texts.noBans);
        const save = async () => {
          const saved = page.waitForResponse(
            (answer) =>
              answer.request().method() === 'PATCH' && new URL(answer.url()).pathname === `/api/accounts/${id}`,
          );
          await page.getByRole('button', { name: word('general:save'), exact: true }).click();
          expect((await saved).status()).toBe(200);
        };
        const blocked = page.getByLabel(labels[language].blocked, { exact: true });

        await blocked.check();
        await page.getByLabel(labels[language].english).fill('Three orders were not paid.');
        await page.getByLabel(labels[language].arabic).fill('لم تُسدَّد قيمة ثلاثة طلبات.');
        await save();
        const rows = history.getByRole('row');
        await expect(rows).toHaveCount(2);
        await blocked.uncheck();
        await save();
        await expect(rows).toHaveCount(3);
        const [lifted, banned] = [rows.nth(1), rows.nth(2)];
        await expect(lifted.getByRole('rowheader')).toHaveText(texts.banSteps.lifted);
        await expect(banned.getByRole('rowheader')).toHaveText(texts.banSteps.banned);
        for (const row of [lifted, banned]) {
          await expect(row).toContainText('Journey');
          await expect(row).toContainText('Three orders were not paid.');
          await expect(row).toContainText('لم تُسدَّد قيمة ثلاثة طلبات.');
          await expect(row.getByRole('time')).toBeVisible();
        }
        await page.reload();
        await expect(rows).toHaveCount(3);
      },
    );
  });
}
