import { locales, type Locale } from '@nasaq/contract';
import type { Browser, Page, Response } from '@playwright/test';
import { roleOptions } from '../../apps/admin/src/platform/staff/roles.ts';
import { staffTexts } from '../../apps/admin/src/users/catalogue/index.ts';
import { expect, test, hydrated } from '../support/admin-test.ts';
import { adminText } from '../support/admin-texts.ts';
import { adminUrl } from '../support/addresses.ts';
import { freshReader, linkMailedTo } from '../support/mail-box.ts';

const direction = { en: 'LTR', ar: 'RTL' } as const;
const names = { en: { en: 'English', ar: 'Arabic' }, ar: { en: 'الإنجليزية', ar: 'العربية' } } as const;

/** A password is hashed for long on purpose. */
const patience = { timeout: 25_000 };

/** A browser in which nobody has been before, with menus in its own language. */
async function freshBrowser(browser: Browser, language: Locale): Promise<Page> {
  const context = await browser.newContext({
    baseURL: adminUrl,
    locale: language,
    viewport: { width: 1400, height: 900 },
  });
  return context.newPage();
}

async function signIn(page: Page, language: Locale, { email, password }: { email: string; password: string }) {
  await page.goto('/admin/login');
  await hydrated(page);
  await page.getByRole('textbox', { name: adminText(language, 'general:email') }).fill(email);
  await page.getByLabel(adminText(language, 'general:password')).fill(password);
  await page.getByRole('button', { name: adminText(language, 'authentication:login') }).click();
  await expect(page).toHaveURL(/\/admin\/?$/, patience);
}

/** Presses the form's own button. @returns the answer of the CMS */
async function saveForm(page: Page, language: Locale): Promise<Response> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: adminText(language, 'general:save'), exact: true }).click();
  return saved;
}

for (const language of locales) {
  test.describe(`staff: ${language}`, () => {
    test.use({ language });
    test.slow();

    test.describe('an administrator', () => {
      test.use({ roles: ['admin'] });

      test('makes a colleague, who chooses a password by the mailed link and works with the right role', async ({
        adminApi,
        browser,
        page,
        signedIn,
        word,
      }) => {
        void signedIn;
        const email = freshReader();
        const password = 'nine brown paper kites';
        const recruiter = roleOptions.find(({ value }) => value === 'recruiter')!.label[language];
        const colleague = await freshBrowser(browser, language);
        try {
          await page.goto('/admin/collections/users/create');
          await expect(page.getByText(staffTexts[language].invited)).toBeVisible();
          await page.locator('#field-name').fill('Omar');
          await page.getByRole('textbox', { name: word('general:email') }).fill(email);
          await page.locator('#field-roles').getByRole('combobox').click();
          await page.getByRole('option', { name: recruiter, exact: true }).click();
          await page.getByRole('button', { name: word('general:save'), exact: true }).click();
          await expect(page).toHaveURL(/\/users\/\d+/, patience);
          await expect(page.getByRole('button', { name: staffTexts[language].sendLink })).toBeVisible();
          await expect(page.getByRole('button', { name: word('authentication:changePassword') })).toHaveCount(0);
          // What stood in for a password is not saved again with what else is changed.
          await page.locator('#field-name').pressSequentially(' Said', { delay: 30 });
          expect((await saveForm(page, language)).status()).toBe(200);

          await colleague.goto(await linkMailedTo(email, '/admin/reset/'));
          await hydrated(colleague);
          // Payload's fields check themselves a moment after each key: as fast as a person types.
          for (const label of ['authentication:newPassword', 'authentication:confirmPassword'])
            await colleague.getByLabel(word(label)).pressSequentially(password, { delay: 30 });
          await colleague.getByRole('button', { name: word('authentication:resetPassword') }).click();
          await expect(colleague).toHaveURL(/\/admin\/?$/, patience);
          const navigation = colleague.locator('aside.nav');
          const [jobs, services] = language === 'ar' ? ['الوظائف', 'الخدمات'] : ['Jobs', 'Services'];
          await expect(navigation.getByRole('link', { name: jobs })).toBeVisible();
          await expect(navigation.getByRole('link', { name: services, exact: true })).toHaveCount(0);

          const again = await freshBrowser(browser, language);
          await signIn(again, language, { email, password });
          await again.context().close();
        } finally {
          await colleague.context().close();
          await page.close();
          for (const { id } of await adminApi.find('users', { 'where[email][equals]': email }))
            await adminApi.remove('users', id);
        }
      });
    });

    test('the language that is chosen in the account is there in another browser, and its content too', async ({
      browser,
      member,
      page,
      signedIn,
      word,
    }) => {
      void signedIn;
      const chosen = language === 'en' ? 'ar' : 'en';
      await page.goto('/admin/account');
      await expect(page.locator('html')).toHaveAttribute('dir', direction[language]);
      await page.locator('#field-language').getByRole('combobox').click();
      await page.getByRole('option', { name: names[language][chosen], exact: true }).click();
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', direction[chosen], patience);
      await expect(page.getByRole('button', { name: adminText(chosen, 'general:save'), exact: true })).toBeVisible();

      const other = await freshBrowser(browser, language);
      await other.goto('/admin/login');
      await expect(other.locator('html')).toHaveAttribute('dir', direction[language]);
      await signIn(other, language, member);
      await expect(other.locator('html')).toHaveAttribute('dir', direction[chosen], patience);
      if (chosen === 'ar') {
        await other.goto('/admin/collections/services');
        await expect(other.getByRole('table').getByRole('link').first()).toHaveText(/\p{Script=Arabic}/u);
      }
      await other.context().close();
    });

    test.describe('own password', () => {
      test.use({ expectedConsoleErrors: [/status of (400|401)/] });

      test('a new password that was refused is said at its field and kept nowhere; the right one ends other devices', async ({
        browser,
        context,
        member,
        page,
        signedIn,
      }) => {
        void signedIn;
        const { ownPassword: texts, presentPassword, sessions } = staffTexts[language];
        const password = 'eleven boats on the canal';
        const signsIn = async (tried: string) =>
          (await context.request.post('/api/users/login', { data: { email: member.email, password: tried } })).status();
        const other = await freshBrowser(browser, language);
        await signIn(other, language, member);
        await page.goto('/admin/account');
        await hydrated(page);
        const devices = page.getByRole('region', { name: sessions.title });
        await expect(devices.getByRole('rowheader')).toHaveCount(2);

        // Before the new password is tried, so that the form behind has something to save after it.
        await page.locator('#field-name').fill('Journey, renamed');
        const opener = page.getByRole('button', { name: texts.open });
        await expect(opener).toHaveCount(1);
        await opener.click();
        const dialog = page.getByRole('dialog', { name: texts.open });
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        const labels = [presentPassword, texts.password, texts.repeated];
        const set = async (...typed: string[]) => {
          for (const [place, label] of labels.entries()) await field(label).fill(typed[place]!);
          await field(texts.repeated).press('Enter');
        };
        const refusedAt = async (label: string) => {
          await expect(field(label)).toHaveAttribute('aria-invalid', 'true', patience);
          await expect(field(label)).toBeFocused();
          await expect(dialog.getByText(texts.unchanged)).toBeVisible();
          for (const each of labels) await expect(field(each)).toHaveValue('');
        };
        await set(member.password, password, 'eleven boats on the sea');
        await refusedAt(texts.password);
        await set(member.password, 'abc', 'abc');
        await refusedAt(texts.password);
        await set('not the password', password, password);
        await refusedAt(presentPassword);
        await dialog.getByRole('button', { name: texts.cancel }).click();

        const answer = await saveForm(page, language);
        expect(answer.status()).toBe(200);
        expect(answer.request().postData()).not.toContain(password);
        expect([await signsIn(password), await signsIn(member.password)]).toEqual([401, 200]);

        await opener.click();
        await set(member.password, password, password);
        await expect(page.getByText(texts.done)).toBeVisible(patience);
        await expect(dialog).toBeHidden();
        await expect(devices.getByRole('rowheader')).toHaveCount(1);
        await other.goto('/admin/collections/services');
        await expect(other).toHaveURL(/\/admin\/login/);
        await other.context().close();
        // Nothing that this form shows has changed: it saves on without a question.
        await page.locator('#field-name').pressSequentially(' again', { delay: 30 });
        expect((await saveForm(page, language)).status()).toBe(200);
        expect([await signsIn(member.password), await signsIn(password)]).toEqual([401, 200]);
      });
    });

    test('a link for a password that was used says so at once, and leads to another one', async ({
      browser,
      member,
      word,
    }) => {
      const texts = staffTexts[language].deadLink;
      const reader = await freshBrowser(browser, language);
      const link = await linkMailedTo(member.email, '/admin/reset/');
      const form = reader.getByLabel(word('authentication:newPassword'));
      const title = reader.getByRole('heading', { level: 1, name: texts.title });
      // To look at it uses nothing up.
      for (const visit of ['first', 'second']) {
        await reader.goto(link);
        await expect(form, visit).toBeVisible();
      }
      const token = new URL(link).pathname.split('/').at(-1);
      const used = await freshBrowser(browser, language);
      const reset = { data: { token, password: 'nine brown paper kites' } };
      expect((await used.request.post('/api/users/reset-password', reset)).status()).toBe(200);
      await used.context().close();

      await reader.reload();
      await expect(title).toBeVisible();
      await expect(form).toHaveCount(0);
      await expect(reader.locator('html')).toHaveAttribute('dir', direction[language]);
      await expect(reader.getByText(language === 'ar' ? /انتهت مدته/ : /its time is over/)).toBeVisible();
      await reader.goto(`/admin/reset/${'0'.repeat(40)}`);
      await expect(title).toBeVisible();
      await reader.getByRole('link', { name: texts.ask }).click();
      await expect(reader).toHaveURL(/\/admin\/forgot$/);
      await expect(reader.getByRole('textbox', { name: word('general:email') })).toBeVisible();
      await reader.context().close();
    });

    test('the devices of an account are listed, and another one is signed out', async ({
      browser,
      member,
      page,
      signedIn,
    }) => {
      void signedIn;
      const texts = staffTexts[language].sessions;
      const other = await freshBrowser(browser, language);
      await signIn(other, language, member);
      await page.goto('/admin/account');
      const devices = page.getByRole('region', { name: texts.title });
      await expect(devices.getByRole('rowheader')).toHaveCount(2);
      await expect(devices.getByText(texts.current)).toHaveCount(1);
      await devices.getByRole('button', { name: texts.others }).click();
      await expect(devices.getByRole('rowheader')).toHaveCount(1);
      await other.goto('/admin/collections/services');
      await expect(other).toHaveURL(/\/admin\/login/);
      await other.context().close();
    });
  });
}
