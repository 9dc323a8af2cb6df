import { locales } from '@nasaq/contract';
import { contentLabels, deskTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { expect, test } from '../support/admin-test.ts';
import { draftOf, newArticle, openContentDesk, richText } from '../support/content-desk.ts';

/** What each language says. */
const said = {
  en: {
    title: 'What a plan costs',
    text: 'A plan that nobody reads costs more than none.',
    note: 'Measured over twelve months, see https://nasaq.example/numbers.',
    heads: ['Plan', 'People who use it', 'Price a month', 'We answer within', 'Kept for'],
    callout: 'Old addresses keep working.',
    items: 'Cairo\nGiza\nAlexandria',
  },
  ar: {
    title: 'كم تكلف الخطة',
    text: 'خطة لا يقرؤها أحد تكلف أكثر مما لو لم تكن.',
    note: 'قسناه على اثني عشر شهرًا، انظروا https://nasaq.example/numbers.',
    heads: ['الخطة', 'من يستعملها', 'السعر شهريًا', 'نرد خلال', 'نحفظها'],
    callout: 'تبقى العناوين القديمة عاملة.',
    items: 'القاهرة\nالجيزة\nالإسكندرية',
  },
} as const;

const code = 'SITE_PORT=80 ADMIN_PORT=81 npm start -- --an-option-that-is-longer-than-any-phone-is-wide=true\n  # done';

for (const language of locales)
  test.describe(`writing the parts of a text: menus in ${language}`, () => {
    test.use({ language });

    test('each is put into the text at the desk, stored, and still there in the form of the CMS', async ({
      adminApi,
      page,
      signedIn,
    }) => {
      void signedIn;
      const { callout, heads, items, note: footnote, text, title } = said[language];
      const id = await newArticle(adminApi, language, {
        title: `${title} ${Date.now()}`,
        summary: text,
        body: richText([text]),
      });
      try {
        const desk = await openContentDesk(page, `collections/posts/${id}`, language);
        const parts = deskTexts[language].textParts;
        await desk.field(contentLabels.entry.body[language], language).click();
        await page.keyboard.press('Control+End');
        const put = async (
          name: string,
          write: (field: (label: string) => ReturnType<typeof page.getByRole>) => Promise<void>,
        ) => {
          await page.getByRole('button', { name: parts.insert }).click();
          await page.getByRole('menuitem', { name, exact: true }).click();
          const dialog = page.getByRole('dialog', { name, exact: true });
          await write((label) => dialog.getByRole('textbox', { name: label, exact: true }));
          await dialog.getByRole('button', { name: parts.put }).click();
          await expect(dialog).toBeHidden();
        };
        await put(parts.footnote, (field) => field(parts.text).fill(footnote));
        await put(parts.table, async (field) => {
          for (const [at, head] of heads.slice(0, 2).entries())
            await field(fill(parts.cell, { row: '1', column: String(at + 1) })).fill(head);
        });
        await put(parts.callout, (field) => field(parts.text).fill(callout));
        await put(parts.code, (field) => field(parts.code).fill(code));
        await put(parts.columns, (field) => field(parts.items).fill(items));
        await desk.saved();
        const kinds = (of: unknown): unknown[] =>
          (of as { root: { children: { type: string; fields?: { blockType?: string } }[] } }).root.children
            .filter(({ type }) => type !== 'paragraph')
            .map(({ fields, type }) => fields?.blockType ?? type);
        const wanted = ['table', 'callout', 'code', 'columns'];
        expect(kinds((await draftOf(adminApi, 'posts', id, language)).body)).toEqual(wanted);

        await page.goto(`/admin/collections/posts/${id}/form?locale=${language}`);
        const editor = page.locator('[data-lexical-editor="true"]').first();
        await expect(editor.getByRole('columnheader').first()).toBeVisible();
        expect(kinds((await draftOf(adminApi, 'posts', id, language)).body)).toEqual(wanted);
      } finally {
        await page.close();
        await adminApi.remove('posts', id);
      }
    });
  });
