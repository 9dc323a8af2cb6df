import { locales, otherLocale, type Locale } from '@nasaq/contract';
import type { Page, Route } from '@playwright/test';
import { entryAt, expect, hydrated, test } from '../support/admin-test.ts';
import type { AdminApi } from '../support/admin-api.ts';

const words = {
  en: {
    summary: 'Summary',
    title: 'Title',
    offline: 'Not saved: the server cannot be reached.',
    session: 'Not saved: your session has ended.',
    again: 'Try again',
    stay: 'Stay here',
    back: 'is back in the form',
    show: 'Show the changes',
    revert: { en: 'Put the English back', ar: 'Put the Arabic back' },
    publication: 'Publication',
    published: 'Public',
  },
  ar: {
    summary: 'الملخص',
    title: 'العنوان',
    offline: 'لم يُحفظ: تعذر الوصول إلى الخادم.',
    session: 'لم يُحفظ: انتهت جلستك.',
    again: 'إعادة المحاولة',
    stay: 'البقاء هنا',
    back: 'عاد إلى الصفحة ما كتبته هنا',
    show: 'عرض التغييرات',
    revert: { en: 'إعادة النص الإنجليزي', ar: 'إعادة النص العربي' },
    publication: 'النشر',
    published: 'منشورة',
  },
} as const;

const autosaves = /autosave=true/;
/** Next renders the page first: longer than a form takes on a busy machine. */
const patient = { timeout: 30_000 };
const list = (page: Page) => page.locator('.step-nav a[href$="/collections/services"]');

/** An entry for this journey alone, with what an editor finds in its form. */
async function newService(adminApi: AdminApi, locale: Locale): Promise<number> {
  const place = await entryAt(adminApi, 'services', 0);
  const [{ category }] = (await adminApi.find('services', { locale, 'where[id][equals]': String(place) })) as [
    { id: number; category: number },
  ];
  const data = { title: `Unsaved ${Date.now()}`, summary: 'Before', category, _status: 'draft' };
  return (await adminApi.create('services', { locale, draft: 'true' }, data)).id;
}

for (const language of locales) {
  const texts = words[language];

  test.describe(`what is not saved: ${language}`, () => {
    test.use({
      language,
      expectedConsoleErrors: [
        /autosave=true|Failed to fetch|ERR_FAILED|ERR_INTERNET_DISCONNECTED|40[13] \((Unauthorized|Forbidden)\)/,
      ],
    });
    test.describe.configure({ timeout: 120_000 });
    let id = 0;
    let draft: (field: string) => Promise<unknown>;
    let address = '';

    test.beforeEach(async ({ adminApi, signedIn }) => {
      void signedIn;
      id = await newService(adminApi, language);
      address = `/admin/collections/services/${id}?locale=${language}`;
      const query = { draft: 'true', locale: language, 'where[id][equals]': String(id) };
      draft = async (field) => (await adminApi.find('services', query))[0]![field];
    });
    test.afterEach(async ({ adminApi, page }) => {
      await page.close();
      await adminApi.remove('services', id);
    });

    const summary = (page: Page) => page.getByRole('textbox', { name: texts.summary }).first();
    async function openEntry(page: Page): Promise<void> {
      await page.goto(address);
      await hydrated(page);
    }

    test('every way of leaving the form takes along what was typed the moment before', async ({ page }) => {
      await openEntry(page);
      await summary(page).fill('Before the breadcrumb');
      await list(page).click();
      await expect(page).toHaveURL(/\/collections\/services(\?|$)/, patient);
      expect(await draft('summary')).toBe('Before the breadcrumb');

      await page.locator(`a[href*="/collections/services/${id}"]`).first().click();
      await expect(summary(page)).toHaveValue('Before the breadcrumb');
      await summary(page).fill('Before the versions');
      await page.locator(`a[href*="/services/${id}/versions"]`).click();
      await expect(page).toHaveURL(/\/versions/, patient);
      expect(await draft('summary')).toBe('Before the versions');

      await openEntry(page);
      await page.locator('.localizer button').first().click();
      const other = page.locator('.popup-button-list button', {
        has: page.locator(`[data-locale="${otherLocale(language)}"]`),
      });
      await expect(other).toBeVisible();
      await summary(page).evaluate((field: HTMLTextAreaElement) => {
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

    test('the way back of the browser takes it along too', async ({ page }) => {
      await openEntry(page);
      await list(page).click();
      await expect(page).toHaveURL(/\/collections\/services(\?|$)/, patient);
      await page.locator(`a[href*="/collections/services/${id}"]`).first().click();
      await expect(summary(page)).toHaveValue('Before');
      await summary(page).fill('Before the way back');
      await page.evaluate(() => window.history.back());
      await expect(page).toHaveURL(/\/collections\/services(\?|$)/, patient);
      await expect.poll(() => draft('summary')).toBe('Before the way back');
    });

    test('without the server it says so, asks before leaving, and saves by itself once it answers', async ({
      context,
      page,
    }) => {
      await openEntry(page);
      // Once it has saved, all pieces of the form are here.
      const once = page.waitForResponse((answer) => autosaves.test(answer.url()) && answer.ok());
      await summary(page).fill('Before the tunnel');
      await once;
      await context.setOffline(true);
      await summary(page).fill('Typed in a tunnel');
      await expect(page.getByRole('alert').filter({ hasText: texts.offline })).toBeVisible();
      await expect(page.getByText('Failed to fetch')).toHaveCount(0);
      await list(page).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.stay }).click();
      await expect(summary(page)).toHaveValue('Typed in a tunnel');
      const saved = page.waitForResponse((answer) => autosaves.test(answer.url()) && answer.ok());
      await context.setOffline(false);
      await saved;
      await expect(page.getByRole('alert').filter({ hasText: texts.offline })).toHaveCount(0);
      expect(await draft('summary')).toBe('Typed in a tunnel');
    });

    test('after the end of the session it says so, keeps the text, and saves it once one is signed in again', async ({
      context,
      member,
      page,
    }) => {
      await openEntry(page);
      await expect(summary(page)).toHaveValue('Before');
      const cookies = await context.cookies();
      await context.clearCookies({ name: 'nasaq-admin-token' });
      expect(await context.cookies()).not.toEqual(cookies);
      await summary(page).fill('Typed without a session');
      await expect(page.getByRole('alert').filter({ hasText: texts.session })).toBeVisible();
      await list(page).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.stay }).click();
      const { email, password } = member;
      // Before one is signed in again: it is tried again by itself too.
      const saved = page.waitForResponse((answer) => autosaves.test(answer.url()) && answer.ok());
      expect((await context.request.post('/api/users/login', { data: { email, password } })).status()).toBe(200);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await saved;
      await expect(page.getByRole('alert').filter({ hasText: texts.session })).toHaveCount(0);
      expect(await draft('summary')).toBe('Typed without a session');
    });

    test('a page that is loaded anew asks, and brings back what was not saved', async ({ page }) => {
      await page.clock.install();
      let isThrough = async () => false;
      await page.route(autosaves, async (route) => ((await isThrough()) ? route.fallback() : route.abort()));
      await openEntry(page);
      await summary(page).fill('Typed before a reload');
      await expect(page.getByRole('alert').filter({ hasText: texts.offline })).toBeVisible();
      const asked = new Promise<string>((resolve) => page.once('dialog', (dialog) => resolve(dialog.type())));
      await page.reload();
      expect(await asked).toBe('beforeunload');
      await expect(page.getByText(texts.back)).toBeVisible(patient);
      await expect(summary(page)).toHaveValue('Typed before a reload');
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
      await expect(page.getByRole('alert').filter({ hasText: texts.offline })).toHaveCount(0);
    });

    test('what is typed while the changes of others are loaded stays', async ({ adminApi, page }) => {
      await openEntry(page);
      await expect(summary(page)).toHaveValue('Before');
      await adminApi.update('services', id, { locale: language, draft: 'true' }, { title: 'Their title' });
      const saved = page.waitForResponse((answer) => autosaves.test(answer.url()) && answer.ok());
      await summary(page).fill('Mine');
      await saved;
      const show = page.getByRole('button', { name: texts.show });
      const loading = Promise.withResolvers<Route>();
      await page.route(/services\/\d+\?draft=true/, (route) => loading.resolve(route));
      await show.click();
      const load = await loading.promise;
      await summary(page).fill('Mine, and more');
      await load.continue();
      await expect(page.getByRole('textbox', { name: texts.title }).first()).toHaveValue('Their title');
      await expect(summary(page)).toHaveValue('Mine, and more');
      await expect.poll(() => draft('summary')).toBe('Mine, and more');
      expect(await draft('title')).toBe('Their title');
    });

    test('the way back to what is published names its language, and all of the form knows of it', async ({
      adminApi,
      page,
      word,
    }) => {
      const service = await entryAt(adminApi, 'services', language === 'en' ? 0 : 1);
      const read = async () =>
        (await adminApi.find('services', { locale: language, 'where[id][equals]': String(service) }))[0]!;
      const { summary: before } = await read();
      await page.goto(`/admin/collections/services/${service}?locale=${language}`);
      const panel = page.getByRole('region', { name: texts.publication });
      const saved = page.waitForResponse((answer) => autosaves.test(answer.url()) && answer.ok());
      await summary(page).fill('Not for the site');
      await saved;
      const own = panel.locator('dl > div').nth(locales.indexOf(language));
      await expect(own.locator('.staff-tag')).not.toHaveText(texts.published);
      await page.getByRole('button', { name: word('version:revertToPublished') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(texts.revert[language]);
      await dialog.getByRole('button', { name: word('general:confirm') }).click();
      await expect(summary(page)).toHaveValue(String(before));
      await expect(page.locator('.doc-controls').getByText(word('version:changed'))).toHaveCount(0);
      await expect(own.locator('.staff-tag')).toHaveText(texts.published);
    });
  });
}
