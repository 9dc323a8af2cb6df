import { locales, otherLocale, type Locale } from '@nasaq/contract';
import type { Locator, Page, Route } from '@playwright/test';
import { contentLabels } from '../../apps/admin/src/content/catalogue/index.ts';
import { staffLabels } from '../../apps/admin/src/platform/staff/catalogue/index.ts';
import { entryAt, expect, hydrated, test } from '../support/admin-test.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { formPath } from '../support/cms-form.ts';

const words = {
  en: {
    summary: 'Summary',
    title: 'Title',
    show: 'Show the changes',
    revert: 'Put the English back',
    publication: 'Publication',
    published: 'Published',
  },
  ar: {
    summary: 'الملخص',
    title: 'العنوان',
    offline: 'لم يُحفظ: تعذّر الوصول إلى الخادم.',
    session: 'لم يُحفظ: انتهت جلستك.',
    again: 'إعادة المحاولة',
    stay: 'البقاء هنا',
    back: 'عاد إلى الصفحة ما كتبته هنا',
  },
} as const;

const autosaves = /autosave=true/;
/** Next renders the page first: longer than a form takes on a busy machine. */
const patient = { timeout: 30_000 };
const list = (page: Page) => page.locator('.step-nav a[href$="/collections/services"]');

const saved = (page: Page) => page.waitForResponse((answer) => autosaves.test(answer.url()) && answer.ok());

test.use({
  expectedConsoleErrors: [
    /autosave=true|Failed to fetch|NetworkError|ERR_FAILED|ERR_INTERNET_DISCONNECTED|40[13] \((Unauthorized|Forbidden)\)/,
  ],
});

interface OpenService {
  id: number;
  summary: Locator;
  draft: (field: string) => Promise<unknown>;
}

/** The form of an entry for this journey alone. */
async function withService(
  adminApi: AdminApi,
  page: Page,
  language: Locale,
  journey: (service: OpenService) => Promise<void>,
): Promise<void> {
  const [{ category }] = (await adminApi.find('services', { locale: language, limit: '1' })) as unknown as [
    { category: number },
  ];
  const data = { title: `Unsaved ${Date.now()}`, summary: 'Before', category, _status: 'draft' };
  const { id } = await adminApi.create('services', { locale: language, draft: 'true' }, data);
  const query = { draft: 'true', locale: language, 'where[id][equals]': String(id) };
  const summary = page.getByRole('textbox', { name: words[language].summary }).first();
  try {
    await page.goto(formPath('services', id, language));
    await hydrated(page);
    await expect(summary).toHaveValue('Before');
    await journey({ id, summary, draft: async (field) => (await adminApi.find('services', query))[0]![field] });
  } finally {
    await page.close();
    await adminApi.remove('services', id);
  }
}

test.describe('leaving', () => {
  const language = 'ar';
  test.use({ language });

  test(
    'every way of leaving the form takes along what was typed the moment before',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn }) => {
      void signedIn;
      await withService(adminApi, page, language, async ({ draft, id, summary }) => {
        const entry = page.locator(`a[href*="/collections/services/${id}"]`).first();
        const form = page.getByRole('link', { name: contentLabels.panels.form[language], exact: true });
        const desk = new RegExp(`/services/${id}(\\?|$)`);
        // The desk has fields of the same names.
        const openForm = async () => {
          await form.click();
          await expect(page).toHaveURL(/\/form(\?|$)/, patient);
        };
        await test.step('by the breadcrumb', async () => {
          await summary.fill('Before the breadcrumb');
          await list(page).click();
          await expect(page).toHaveURL(/\/collections\/services(\?|$)/, patient);
          expect(await draft('summary')).toBe('Before the breadcrumb');
        });
        await test.step('by the way back of the browser', async () => {
          await entry.click();
          await openForm();
          await expect(summary).toHaveValue('Before the breadcrumb');
          await summary.fill('Before the way back');
          await page.evaluate(() => window.history.back());
          await expect(page).toHaveURL(desk, patient);
          await expect.poll(() => draft('summary')).toBe('Before the way back');
        });
        await test.step('by another language of the content', async () => {
          await openForm();
          await expect(summary).toHaveValue('Before the way back');
          await page.locator('.localizer button').first().click();
          const other = page.locator('.popup-button-list button', {
            has: page.locator(`[data-locale="${otherLocale(language)}"]`),
          });
          await expect(other).toBeVisible();
          await summary.evaluate((field: HTMLTextAreaElement) => {
            Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(
              field,
              'Before the language',
            );
            field.dispatchEvent(new Event('input', { bubbles: true }));
          });
          await other.click();
          await expect(page).toHaveURL(new RegExp(`locale=${otherLocale(language)}`), patient);
          expect(await draft('summary')).toBe('Before the language');
        });
        await test.step('by the versions', async () => {
          await expect(summary).toHaveValue('');
          await page.getByRole('textbox', { name: words[language].title }).first().fill('Before the versions');
          await page.locator(`a[href*="/services/${id}/versions"]`).click();
          await expect(page).toHaveURL(/\/versions/, patient);
          const [english] = await adminApi.find('services', {
            draft: 'true',
            locale: otherLocale(language),
            'where[id][equals]': String(id),
          });
          expect(english!.title).toBe('Before the versions');
        });
      });
    },
  );
});

test.describe('what is not saved', () => {
  const language = 'ar';
  const texts = words[language];
  const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
  // With a clock of its own.
  test.use({ language, ownBrowser: true });

  test(
    'it says so, asks before leaving, keeps the text, and saves it as soon as it can',
    { tag: '@proof' },
    async ({ adminApi, context, member, page, signedIn }) => {
      void signedIn;
      await page.clock.install();
      await withService(adminApi, page, language, async ({ draft, summary }) => {
        const stays = async (text: string) => {
          await list(page).click();
          await page.getByRole('dialog').getByRole('button', { name: texts.stay }).click();
          await expect(summary).toHaveValue(text);
        };
        // Once it has saved, all pieces of the form are here.
        const once = saved(page);
        await summary.fill('Before the tunnel');
        await once;

        await test.step('without the server, until it answers', async () => {
          await context.setOffline(true);
          await summary.fill('Typed in a tunnel');
          await expect(alertOf(page, texts.offline)).toBeVisible();
          await expect(page.getByText(/Failed to fetch|NetworkError/)).toHaveCount(0);
          await stays('Typed in a tunnel');
          const again = saved(page);
          await context.setOffline(false);
          await again;
          await expect(alertOf(page, texts.offline)).toHaveCount(0);
          expect(await draft('summary')).toBe('Typed in a tunnel');
        });

        await test.step('after the end of the session, until one is signed in again', async () => {
          const cookies = await context.cookies();
          await context.clearCookies({ name: 'nasaq-admin-token' });
          expect(await context.cookies()).not.toEqual(cookies);
          await summary.fill('Typed without a session');
          await expect(alertOf(page, texts.session)).toBeVisible();
          await stays('Typed without a session');
          const { email, password } = member;
          // Before one is signed in again: it is tried again by itself too.
          const again = saved(page);
          const answer = await context.request.post('/api/users/login', { data: { email, password } });
          expect(answer.status()).toBe(200);
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          await again;
          await expect(alertOf(page, texts.session)).toHaveCount(0);
          expect(await draft('summary')).toBe('Typed without a session');
        });

        await test.step('a page that is loaded anew asks, and brings it back', async () => {
          let isThrough = async () => false;
          await page.route(autosaves, async (route) => ((await isThrough()) ? route.fallback() : route.abort()));
          await summary.fill('Typed before a reload');
          await expect(alertOf(page, texts.offline)).toBeVisible();
          const asked = new Promise<string>((resolve) => page.once('dialog', (dialog) => resolve(dialog.type())));
          await page.reload();
          expect(await asked).toBe('beforeunload');
          await expect(page.getByText(texts.back)).toBeVisible(patient);
          await expect(summary).toHaveValue('Typed before a reload');
          // It is tried again by itself too, and would be saved before the button is pressed: no timer runs until then.
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
          const again = page.getByRole('button', { name: texts.again });
          await again.evaluate((button) => button.addEventListener('click', () => (window.name = 'pressed')));
          isThrough = () => page.evaluate(() => window.name === 'pressed');
          // Pressed while the last of them is still under way, it does nothing.
          await expect(async () => {
            await again.click({ timeout: 1_000 });
            expect(await isThrough()).toBe(true);
          }).toPass(patient);
          await expect.poll(() => draft('summary'), patient).toBe('Typed before a reload');
          await page.clock.resume();
          await expect(alertOf(page, texts.offline)).toHaveCount(0);
        });
      });
    },
  );
});

test.describe('others', () => {
  const language = 'en';
  const texts = words[language];
  test.use({ language });

  test(
    'what is typed while the changes of others are loaded stays; the way back to what is published names its language',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn, word }) => {
      void signedIn;
      const id = await entryAt(adminApi, 'services', 0);
      const read = async (query = {}) =>
        (await adminApi.find('services', { locale: language, 'where[id][equals]': String(id), ...query }))[0]!;
      const before = await read();
      const summary = page.getByRole('textbox', { name: texts.summary }).first();
      const title = page.getByRole('textbox', { name: texts.title }).first();
      const panel = page.getByRole('region', { name: texts.publication });
      const own = panel.locator('dl > div').nth(locales.indexOf(language));
      try {
        await page.goto(formPath('services', id, language));
        await hydrated(page);
        await expect(summary).toHaveValue(String(before.summary));

        await test.step('the changes of others', async () => {
          await adminApi.update('services', id, { locale: language, draft: 'true' }, { title: 'Their title' });
          const mine = saved(page);
          await summary.fill('Mine');
          await mine;
          const loading = Promise.withResolvers<Route>();
          // The first load alone is held: another one would never be let go, and no save goes before it.
          await page.route(/services\/\d+\?draft=true/, (route) => loading.resolve(route), { times: 1 });
          await page.getByRole('button', { name: texts.show }).click();
          const load = await loading.promise;
          await summary.fill('Mine, and more');
          await load.continue();
          await expect(title).toHaveValue('Their title');
          await expect(summary).toHaveValue('Mine, and more');
          await expect.poll(async () => (await read({ draft: 'true' })).summary).toBe('Mine, and more');
          expect(await read({ draft: 'true' })).toMatchObject({ title: 'Their title' });
          await page.unrouteAll();
        });

        await test.step('the way back', async () => {
          await expect(own.locator('.staff-tag')).not.toHaveText(texts.published);
          await page.getByRole('button', { name: word('version:revertToPublished') }).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toContainText(texts.revert);
          await dialog.getByRole('button', { name: staffLabels.verbs.putBack[language], exact: true }).click();
          await expect(summary).toHaveValue(String(before.summary));
          await expect(title).toHaveValue(String(before.title));
          await expect(page.locator('.doc-controls').getByText(word('version:changed'))).toHaveCount(0);
          await expect(own.locator('.staff-tag')).toHaveText(texts.published);
        });
      } finally {
        await page.close();
        const { summary: old, title: name } = before;
        await adminApi.update(
          'services',
          id,
          { locale: language },
          { summary: old, title: name, _status: 'published' },
        );
      }
    },
  );
});
