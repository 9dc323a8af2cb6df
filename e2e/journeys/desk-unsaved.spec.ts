import type { Page } from '@playwright/test';
import { savingTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { staffLabels } from '../../apps/admin/src/platform/staff/catalogue/index.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { expect, test } from '../support/admin-test.ts';
import { type ContentDesk, draftOf, newArticle, openContentDesk } from '../support/content-desk.ts';

const language = 'ar';
const texts = savingTexts[language];
const summary = 'الملخص';
/** Saves are tried again in growing pauses. */
const patient = { timeout: 30_000 };

test.use({
  language,
  expectedConsoleErrors: [/Failed to fetch|NetworkError|ERR_FAILED|ERR_INTERNET_DISCONNECTED|4(01|03|10) \(/],
});

interface Article {
  id: number;
  desk: ContentDesk;
  stored: () => Promise<unknown>;
}

/** A desk of this journey's own. */
async function withArticle(adminApi: AdminApi, page: Page, journey: (article: Article) => Promise<void>) {
  const id = await newArticle(adminApi, 'en', { title: `Unsaved ${Date.now()}`, summary: 'Before' });
  try {
    const desk = await openContentDesk(page, `collections/posts/${id}`, language);
    await journey({ id, desk, stored: async () => (await draftOf(adminApi, 'posts', id, 'ar')).summary });
  } finally {
    await page.close();
    await adminApi.remove('posts', id);
  }
}

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('what is typed without a connection comes back after a reload, and is saved with the connection', async ({
  adminApi,
  context,
  page,
  signedIn,
}) => {
  void signedIn;
  await withArticle(adminApi, page, async ({ desk, id, stored }) => {
    const field = desk.field(summary, 'ar');
    // Firefox asks nobody who has not touched the page.
    await field.click();
    await field.fill('قبل النفق');
    await expect.poll(stored).toBe('قبل النفق');
    // The page itself comes; what the desk asks its host for does not.
    await page.route(/\/desk$/u, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await field.fill('كُتب في النفق');
    await expect(alertOf(page, texts.notSaved.offline)).toBeVisible();
    const asked = new Promise<string>((resolve) => page.once('dialog', (dialog) => resolve(dialog.type())));
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await expect(page.getByText(texts.broughtBack)).toBeVisible(patient);
    await expect(field).toHaveValue('كُتب في النفق');
    expect(await stored()).toBe('قبل النفق');

    await context.setOffline(true);
    await field.press('End');
    await page.keyboard.insertText('، ثم بعده');
    await page.unrouteAll();
    await context.setOffline(false);
    await expect.poll(stored, patient).toBe('كُتب في النفق، ثم بعده');
    await desk.saved();
    await page.goto(`/admin/collections/posts/${id}`);
    await expect(field).toHaveValue('كُتب في النفق، ثم بعده');
    await expect(page.getByText(texts.broughtBack)).toHaveCount(0);
  });
});

test(
  'what is typed after the end of the session is saved once one is signed in again',
  { tag: '@proof' },
  async ({ adminApi, context, member, page, signedIn }) => {
    void signedIn;
    await withArticle(adminApi, page, async ({ desk, stored }) => {
      const field = desk.field(summary, 'ar');
      await context.clearCookies({ name: 'nasaq-admin-token' });
      await field.fill('كُتب بعد انتهاء الجلسة');
      await expect(alertOf(page, texts.notSaved.session)).toBeVisible();
      await expect(field).toHaveValue('كُتب بعد انتهاء الجلسة');
      const { email, password } = member;
      expect((await context.request.post('/api/users/login', { data: { email, password } })).status()).toBe(200);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(stored, patient).toBe('كُتب بعد انتهاء الجلسة');
      await expect(alertOf(page, texts.notSaved.session)).toHaveCount(0);
      await desk.saved();
    });
  },
);

test(
  'an entry that goes to the trash while it is translated says so, keeps the words, and takes them once it is back',
  { tag: '@proof' },
  async ({ adminApi, page, signedIn }) => {
    void signedIn;
    await withArticle(adminApi, page, async ({ desk, id, stored }) => {
      const field = desk.field(summary, 'ar');
      await adminApi.update('posts', id, { trash: 'true' }, { deletedAt: new Date().toISOString() });
      await field.fill('كُتب بعد الحذف');
      const told = alertOf(page, staffLabels.staffError.entry_trashed[language]);
      await expect(told).toBeVisible();
      await expect(field).toHaveValue('كُتب بعد الحذف');
      await adminApi.update('posts', id, { trash: 'true' }, { deletedAt: null });
      // It learns of it, and saves by itself.
      await expect.poll(stored, patient).toBe('كُتب بعد الحذف');
      await expect(told).toHaveCount(0);
    });
  },
);

test(
  'a language that is withdrawn while somebody writes in it keeps what they write as a draft',
  { tag: '@proof' },
  async ({ adminApi, page, signedIn }) => {
    void signedIn;
    const [tool] = await adminApi.find('companies', { locale: 'ar', sort: '-id', limit: '1' });
    const { id, summary: before } = tool as unknown as { id: number; summary: string };
    try {
      const desk = await openContentDesk(page, `collections/companies/${id}`, language);
      const field = desk.field(summary, 'ar');
      await expect(field).toHaveValue(before);
      await adminApi.update('companies', id, { locale: 'ar' }, { _status: 'draft' });
      const words = `${before} وأكثر`;
      await field.fill(words);
      await desk.saved();
      await expect.poll(async () => (await draftOf(adminApi, 'companies', id, 'ar')).summary).toBe(words);
      await expect.poll(async () => (await draftOf(adminApi, 'companies', id, 'ar'))._status).toBe('draft');
      expect((await draftOf(adminApi, 'companies', id, 'en'))._status).toBe('published');
    } finally {
      await page.close();
      await adminApi.update('companies', id, { locale: 'ar' }, { summary: before, _status: 'published' });
    }
  },
);
