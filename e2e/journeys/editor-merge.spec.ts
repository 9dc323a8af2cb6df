import { locales, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { savingTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { entryAt, expect, hydrated, test } from '../support/admin-test.ts';
import { formPath, newEntryInForm, publishFromForm } from '../support/cms-form.ts';

const fields = {
  en: {
    title: 'Title',
    summary: 'Summary',
    keep: 'Keep mine',
    take: 'Take theirs',
  },
  ar: {
    title: 'العنوان',
    summary: 'الملخص',
    keep: 'إبقاء نصي',
    take: 'أخذ النص الآخر',
  },
} as const;
const contentLanguage = {
  en: { en: 'English', ar: 'Arabic' },
  ar: { en: 'الإنجليزية', ar: 'العربية' },
} as const;

const autosaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());

/** Types into a field and waits until the CMS has saved by itself. */
async function write(page: Page, name: string, text: string): Promise<void> {
  const saved = autosaved(page);
  await page.getByRole('textbox', { name, exact: false }).first().fill(text);
  await saved;
}

test.describe('a second language', () => {
  const language = 'en';
  const words = fields[language];
  test.use({ language });

  test(
    'the second language of a new entry has the author of the first, and keeps it',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn }) => {
      void signedIn;
      let id = 0;
      const draft = async () =>
        (await adminApi.find('posts', { draft: 'true', locale: 'en', 'where[id][equals]': String(id) }))[0]!;
      try {
        id = await newEntryInForm(page, 'posts', 'en');
        await write(page, words.title, `Merged ${Date.now()}`);
        const chosen = autosaved(page);
        await page.locator('#field-author').getByRole('combobox').click();
        await page.getByRole('option').first().click();
        await chosen;
        const { author } = await draft();
        expect(author).toEqual(expect.any(Number));

        await page.goto(formPath('posts', id, 'ar'));
        await expect(page.locator('#field-author').getByRole('button').first()).toBeVisible();
        await write(page, words.title, 'كلمة');
        expect(await draft()).toMatchObject({ author });
      } finally {
        // It asks after every save how the entry stands.
        await page.close();
        if (id) await adminApi.remove('posts', id);
      }
    },
  );
});

test.describe('a waiting draft', () => {
  const language = 'en';
  const words = fields[language];
  test.use({ language });

  test(
    'a waiting draft is never called published, and the other language’s shared fields stay',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn, word }) => {
      void signedIn;
      const id = await entryAt(adminApi, 'services', 4);
      const read = async (locale: Locale, query = {}) =>
        (await adminApi.find('services', { locale, 'where[id][equals]': String(id), ...query }))[0]!;
      const before = { en: await read('en'), ar: await read('ar') };
      const categories = await adminApi.find('categories', { locale: 'en', 'where[of][equals]': 'services' });
      const category = categories.find((other) => other.id !== before.en.category)!.id;
      const state = (locale: Locale, key: string) => `${contentLanguage[language][locale]}: ${word(`version:${key}`)}`;
      try {
        await adminApi.update('services', id, { locale: 'en', draft: 'true' }, { category });
        await page.goto(formPath('services', id, 'ar'));
        const bar = page.locator('.doc-controls');
        await expect(bar).toContainText(state('en', 'changed'));
        await write(page, words.summary, 'ملخص كتبه محرر آخر.');
        expect(await read('en', { draft: 'true' })).toMatchObject({ category });
        await expect(bar).toContainText(state('ar', 'changed'));

        await page.goto(formPath('services', id, 'en'));
        await write(page, words.summary, 'Another summary.');
        await expect(bar).toContainText(state('en', 'changed'));
        await publishFromForm(page, 'en', language);
        await expect(bar).toContainText(state('en', 'published'));
        await expect(bar).toContainText(state('ar', 'changed'));
        expect(await read('en')).toMatchObject({ category, summary: 'Another summary.' });
        expect(await read('ar')).toMatchObject({ summary: before.ar.summary });

        await page.goto(`/admin/collections/services/${id}/versions?locale=en`);
        const rows = page.getByRole('table').getByRole('row');
        await expect(rows.nth(1)).toContainText('Journey');
        await expect(rows.nth(1).getByRole('cell').nth(2)).toHaveText(contentLanguage[language].en);
        // As it was before all that: what is the draft of now does not come back.
        await rows.last().getByRole('link').click();
        const texts = savingTexts[language];
        await page.getByRole('button', { name: texts.version.restore, exact: true }).click();
        const asked = page.getByRole('dialog');
        await expect(asked.getByRole('checkbox')).toHaveCount(3);
        const restored = page.waitForResponse((answer) => /\/versions\/\d+$/.test(answer.url()));
        const confirm = texts.version.confirm.split('{', 1)[0]!;
        await asked.getByRole('button', { name: confirm }).click();
        expect((await restored).status()).toBe(200);
        await expect(page).toHaveURL(new RegExp(`/services/${id}(\\?|$)`));
        expect(await read('en')).toMatchObject({ _status: 'published', summary: 'Another summary.' });
      } finally {
        for (const locale of locales) {
          const { category: old, summary } = before[locale];
          await adminApi.update('services', id, { locale }, { category: old, summary, _status: 'published' });
        }
      }
    },
  );
});

test.describe('two people', () => {
  const language = 'ar';
  const words = fields[language];
  test.use({ language });

  test(
    'two people in one form keep both texts, and decide where they wrote the same field',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn }) => {
      void signedIn;
      const id = await entryAt(adminApi, 'services', 6);
      const read = async (query: Record<string, string>) =>
        (await adminApi.find('services', { locale: 'en', 'where[id][equals]': String(id), ...query }))[0]!;
      const before = await read({});
      const colleagueWrites = (title: string) =>
        adminApi.update('services', id, { locale: 'en', draft: 'true' }, { title });
      const title = page.getByRole('textbox', { name: words.title }).first();
      const summary = page.getByRole('textbox', { name: words.summary }).first();
      const dispute = page.getByRole('region', { name: words.title, exact: true });
      try {
        await page.goto(formPath('services', id, 'en'));
        await hydrated(page);
        await expect(title).toHaveValue(String(before.title));
        await colleagueWrites('AAA');
        await write(page, words.summary, 'BBB');
        expect(await read({ draft: 'true' })).toMatchObject({ title: 'AAA', summary: 'BBB' });

        await write(page, words.title, 'Mine');
        await expect(dispute).toContainText('AAA');
        expect(await read({ draft: 'true' })).toMatchObject({ title: 'AAA' });
        const kept = autosaved(page);
        await dispute.getByRole('button', { name: words.keep }).click();
        await kept;
        expect(await read({ draft: 'true' })).toMatchObject({ title: 'Mine', summary: 'BBB' });
        await expect(dispute).toHaveCount(0);

        await colleagueWrites('Theirs');
        await write(page, words.title, 'Mine again');
        await expect(dispute).toContainText('Theirs');
        await dispute.getByRole('button', { name: words.take }).click();
        await expect(title).toHaveValue('Theirs');
        await expect(summary).toHaveValue('BBB');
      } finally {
        await page.close();
        const { summary: old, title: name } = before;
        await adminApi.update('services', id, { locale: 'en' }, { summary: old, title: name, _status: 'published' });
      }
    },
  );
});
