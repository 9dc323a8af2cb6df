import { checkScreenTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { newArticle, openContentDesk, richText } from '../support/content-desk.ts';
import { inTurn } from '../support/readings.ts';
import { violations } from '../support/violations.ts';

const labels = { en: 'Summary', ar: 'الملخص' } as const;
const found = { en: /more than one space where one belongs/u, ar: /أكثر من مسافة مكان واحدة/u } as const;

for (const language of inTurn('ar'))
  test.describe(`findings on the desk: menus in ${language}`, () => {
    test.use({ language });
    const texts = checkScreenTexts[language].panel;

    for (const viewport of [
      { width: 1600, height: 900 },
      { width: 390, height: 844 },
    ])
      test(`a finding leads to its words and goes when they are mended; ${viewport.width} px`, async ({
        adminApi,
        page,
        signedIn,
      }) => {
        void signedIn;
        const id = await newArticle(adminApi, 'en', {
          title: `How a year is planned ${Date.now()}`,
          summary: 'One  page, four weeks and nobody who is surprised.',
          body: richText(['A year that nobody has planned is planned by whoever shouts.']),
        });
        try {
          await page.setViewportSize(viewport);
          const desk = await openContentDesk(page, `collections/posts/${id}`, language);
          const panel = page.getByRole('complementary', { name: texts.title });
          await page.getByRole('button', { name: new RegExp(`^${texts.title}`) }).click();
          const finding = panel.getByRole('button', { name: found[language] }).first();
          await expect(finding).toBeVisible();
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
          await finding.click();
          const summary = desk.field(labels[language], 'en');
          await expect(summary).toBeFocused();
          await expect(summary).toBeInViewport();
          await page.keyboard.insertText(' ');
          await expect(panel.getByRole('button', { name: found[language] })).toHaveCount(0);
        } finally {
          await page.close();
          await adminApi.remove('posts', id);
        }
      });

    test(
      'what was dismissed stays away until its words change',
      { tag: '@proof' },
      async ({ adminApi, page, signedIn }) => {
        void signedIn;
        const id = await newArticle(adminApi, 'en', {
          title: `How a year is planned ${Date.now()}`,
          summary: 'One  page, four weeks and nobody who is surprised.',
          body: richText(['A year that nobody has planned is planned by whoever shouts.']),
        });
        try {
          let desk = await openContentDesk(page, `collections/posts/${id}`, language);
          const panel = page.getByRole('complementary', { name: texts.title });
          const findings = panel.getByRole('button', { name: found[language] });
          await page.getByRole('button', { name: new RegExp(`^${texts.title}`) }).click();
          await findings.nth(1).click();
          await panel.getByRole('textbox', { name: texts.why }).fill('As it stands in the old letter');
          await page.keyboard.press('Enter');
          await expect(panel.getByText(/^(Dismissed|ملاحظات متجاهلة)/u)).toBeVisible();

          await page.reload();
          desk = await openContentDesk(page, `collections/posts/${id}`, language);
          await expect(panel.getByText(/^(Dismissed|ملاحظات متجاهلة)/u)).toBeVisible();
          await expect(panel.locator('li.finding').getByText(found[language])).toHaveCount(0);
          await desk.field(labels[language], 'en').fill('One   page, four weeks and nobody who is surprised.');
          await expect(panel.locator('li.finding').getByText(found[language])).toBeVisible();
        } finally {
          await page.close();
          await adminApi.remove('posts', id);
        }
      },
    );
  });
