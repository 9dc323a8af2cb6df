import { type Locale } from '@nasaq/contract';
import { deskTexts, publicationTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { expect, test } from '../support/admin-test.ts';
import { newArticle, openContentDesk, richText } from '../support/content-desk.ts';
import { inTurn } from '../support/readings.ts';
import { violations } from '../support/violations.ts';

const words = {
  en: {
    title: 'How a year is planned',
    summary: 'One page, four weeks and nobody who is surprised.',
    body: 'A year that nobody has planned is planned by whoever shouts.',
  },
  ar: {
    title: 'كيف نخطط لعام',
    summary: 'صفحة واحدة وأربعة أسابيع، ولا أحد يتفاجأ في آخرها.',
    body: 'عام لم يخطط له أحد يخطط له من يرفع صوته.',
  },
} as const;

/** Written in both languages, and on the site in neither. */
async function written(adminApi: AdminApi, more: Partial<Record<Locale, string>> = {}): Promise<number> {
  const own = Date.now();
  const textsIn = (locale: Locale) => ({
    title: `${words[locale].title} ${own}`,
    summary: `${words[locale].summary}${more[locale] ?? ''}`,
    body: richText([words[locale].body]),
  });
  const id = await newArticle(adminApi, 'en', textsIn('en'));
  await adminApi.update('posts', id, { locale: 'ar', draft: 'true' }, textsIn('ar'));
  return id;
}

async function statusOf(adminApi: AdminApi, id: number): Promise<Record<string, string>> {
  const [row] = await adminApi.find('posts', { locale: 'all', 'where[id][equals]': String(id) });
  return row!._status as Record<string, string>;
}

for (const language of inTurn('en'))
  test.describe(`the dialog of publishing: menus in ${language}`, () => {
    test.use({ language, expectedConsoleErrors: [/status of 400/] });
    const texts = publicationTexts[language];
    const listed = (...of: Locale[]) =>
      new Intl.ListFormat(language).format(of.map((locale) => texts.languages[locale]));
    const named = (text: string, ...of: Locale[]) => text.replace('{languages}', `\u2068${listed(...of)}\u2069`);

    test('both languages come to readers in one go', async ({ adminApi, page, signedIn }) => {
      void signedIn;
      const id = await written(adminApi);
      try {
        await openContentDesk(page, `collections/posts/${id}`, language);
        await page.getByRole('button', { name: deskTexts[language].publish, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('checkbox')).toHaveCount(2);
        expect(await violations(page)).toEqual([]);
        await dialog.getByRole('button', { name: named(texts.dialog.confirm, 'en', 'ar') }).click();
        await expect(dialog).toBeHidden();
        expect(await statusOf(adminApi, id)).toEqual({ en: 'published', ar: 'published' });
      } finally {
        await page.close();
        await adminApi.remove('posts', id);
      }
    });

    test(
      'what is stopped says by what and leads there; the other language is published',
      { tag: '@proof' },
      async ({ adminApi, page, signedIn }) => {
        void signedIn;
        const id = await written(adminApi, { ar: ' TODO' });
        try {
          const desk = await openContentDesk(page, `collections/posts/${id}`, language);
          const open = page.getByRole('button', { name: deskTexts[language].publish, exact: true });
          await open.click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: named(texts.dialog.confirm, 'en') }).click();
          await expect(dialog).toBeHidden();
          expect(await statusOf(adminApi, id)).toMatchObject({ en: 'published' });
          await open.click();
          // Somebody insists: the host refuses, and the dialog says why.
          const arabic = texts.dialog.include.replace('{language}', `\u2068${texts.languages.ar}\u2069`);
          await dialog.getByRole('checkbox', { name: arabic }).check();
          await dialog.getByRole('button', { name: named(texts.dialog.confirm, 'ar') }).click();
          await expect(dialog.getByRole('alert')).toContainText('TODO');
          await dialog.getByRole('alert').getByRole('button').click();
          await expect(dialog).toBeHidden();
          await expect(desk.field({ en: 'Summary', ar: 'الملخص' }[language], 'ar')).toBeFocused();
        } finally {
          await page.close();
          await adminApi.remove('posts', id);
        }
      },
    );
  });

test.describe('scheduling from another part of the world', () => {
  test.use({ language: 'en', ownBrowser: true, timezoneId: 'Asia/Tokyo' });
  const texts = publicationTexts.en;

  test(
    'the time is that of the reader’s clock, and the company’s is told beside it',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn }) => {
      void signedIn;
      const id = await written(adminApi);
      try {
        await openContentDesk(page, `collections/posts/${id}`, 'en');
        await page.getByRole('button', { name: deskTexts.en.publish, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: texts.later }).check();
        await dialog.getByLabel(texts.day).fill('2031-03-01');
        await dialog.getByLabel(texts.hour).fill('09:00');
        await expect(dialog.getByText('1 March 2031 at 02:00', { exact: false })).toBeVisible();
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/schedules'));
        await dialog.getByRole('button', { name: /^Schedule/ }).click();
        const { schedules } = (await (await answered).json()) as { schedules: { at: string }[] };
        expect(schedules.map(({ at }) => at)).toEqual(['2031-03-01T00:00:00.000Z', '2031-03-01T00:00:00.000Z']);
      } finally {
        await page.close();
        await adminApi.remove('posts', id);
      }
    },
  );
});
