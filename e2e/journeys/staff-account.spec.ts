import { locales, type Locale } from '@nasaq/contract';
import type { APIRequestContext, BrowserContext, Locator, Page, Response } from '@playwright/test';
import { roleOptions } from '../../apps/admin/src/platform/staff/roles.ts';
import { staffTexts } from '../../apps/admin/src/users/catalogue/index.ts';
import { expect, hydrated, test } from '../support/admin-test.ts';
import { adminText } from '../support/admin-texts.ts';
import { adminUrl } from '../support/addresses.ts';
import { freshReader, linkMailedTo } from '../support/mail-box.ts';

const direction = { en: 'LTR', ar: 'RTL' } as const;

/** A password is hashed for long on purpose. */
const patience = { timeout: 25_000 };

/** The browser of somebody who has just come: nobody is signed in, and the menus speak their language. */
async function asNobody(context: BrowserContext, language: Locale): Promise<void> {
  await context.clearCookies();
  await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
}

/** Another device of a member: what it asks with. */
async function signInElsewhere(request: APIRequestContext, data: { email: string; password: string }) {
  const answer = await request.post(`${adminUrl}/api/users/login`, { data });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return async () => {
    const me = await request.get(`${adminUrl}/api/users/me`, { headers: { authorization: `JWT ${token}` } });
    return ((await me.json()) as { user: object | null }).user !== null;
  };
}

/** Presses the form's own button. @returns the answer of the CMS */
async function saveForm(page: Page, language: Locale): Promise<Response> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: adminText(language, 'general:save'), exact: true }).click();
  return saved;
}

/** Types the same into both; what a form empties as it comes alive is typed again. */
async function typeInto(fields: Locator[], text: string): Promise<void> {
  await expect(async () => {
    for (const field of fields) {
      await field.fill('');
      // Payload's fields check themselves a moment after each key: as fast as a person types.
      await field.pressSequentially(text, { delay: 30 });
    }
    for (const field of fields) await expect(field).toHaveValue(text, { timeout: 1_000 });
  }).toPass();
}

/** Where a mailed link leads. */
function choiceOn(page: Page, language: Locale) {
  const { password, repeated, set } = staffTexts[language].ownPassword;
  return {
    password: page.getByLabel(password, { exact: true }),
    repeated: page.getByLabel(repeated, { exact: true }),
    set: page.getByRole('button', { name: set }),
  };
}

test.describe('an administrator', () => {
  const language: Locale = 'ar';
  test.use({ language, roles: ['admin'], expectedConsoleErrors: [/status of 40[03]/] });

  test('makes a colleague, who chooses a password by the mailed link, once, and works with the right role', async ({
    adminApi,
    context,
    page,
    signedIn,
    word,
  }) => {
    void signedIn;
    const email = freshReader();
    const password = 'nine brown paper kites';
    const recruiter = roleOptions.find(({ value }) => value === 'recruiter')!.label[language];
    try {
      await page.goto('/admin/collections/users/create');
      await hydrated(page);
      await expect(page.getByText(staffTexts[language].invited)).toBeVisible();
      await typeInto([page.locator('#field-name')], 'Omar');
      await page.getByRole('textbox', { name: word('general:email') }).fill(email);
      await page.locator('#field-roles').getByRole('combobox').click();
      await page.getByRole('option', { name: recruiter, exact: true }).click();
      await page.getByRole('button', { name: word('general:save'), exact: true }).click();
      await expect(page).toHaveURL(/\/users\/\d+/, patience);
      await expect(page.getByRole('button', { name: staffTexts[language].invitation.again })).toBeVisible();
      await expect(page.getByRole('button', { name: word('authentication:changePassword') })).toHaveCount(0);
      // What stood in for a password is not saved again with what else is changed.
      await page.locator('#field-name').pressSequentially(' Said', { delay: 30 });
      expect((await saveForm(page, language)).status()).toBe(200);

      await asNobody(context, language);
      const link = await linkMailedTo(email, '/admin/reset/');
      const { choosePassword, ownPassword } = staffTexts[language];
      const form = choiceOn(page, language);
      await test.step('what is typed as soon as the form is there stays, and so does what is refused', async () => {
        await page.goto(link, { waitUntil: 'commit' });
        await form.password.fill(password);
        await form.repeated.fill('abc');
        await expect(page.getByRole('heading', { level: 1, name: choosePassword.welcome })).toBeVisible();
        await expect(form.password).toHaveAccessibleDescription(new RegExp(ownPassword.hint.split('{counted}')[1]!));
        await form.set.click();
        await expect(form.repeated).toHaveAccessibleDescription(ownPassword.different);
        await expect(form.repeated).toBeFocused();
        await expect(form.password).toHaveValue(password);
        await form.password.fill('abc');
        await form.set.click();
        await expect(form.password).toHaveAttribute('aria-invalid', 'true', patience);
        await expect(form.password).toBeFocused();
        await expect(form.repeated).toHaveValue('abc');
      });
      // Whoever has it open twice finds out with the second one.
      const second = await context.newPage();
      await second.goto(link);
      for (const field of [form.password, form.repeated]) await field.fill(password);
      await form.set.click();
      await expect(page).toHaveURL(/\/admin\/?$/, patience);
      const navigation = page.locator('aside.nav');
      await expect(navigation.getByRole('link', { name: 'الوظائف' })).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'الخدمات', exact: true })).toHaveCount(0);

      await test.step('the link that was used says so at once, and leads to another one', async () => {
        const texts = staffTexts[language].deadLink;
        const late = choiceOn(second, language);
        for (const field of [late.password, late.repeated]) await field.fill('eight grey wooden boats');
        await late.set.click();
        await expect(second.getByRole('heading', { level: 1, name: texts.title })).toBeVisible(patience);
        await second.close();
        for (const reader of locales) {
          await asNobody(context, reader);
          await page.goto(link);
          const { ask, title } = staffTexts[reader].deadLink;
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.getByRole('link', { name: ask })).toBeVisible();
          await expect(page.getByRole('textbox')).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('dir', direction[reader]);
          await expect(page.getByText(reader === 'ar' ? /انتهت مدته/ : /its time is over/)).toBeVisible();
        }
        await page.getByRole('link', { name: texts.ask }).click();
        await expect(page).toHaveURL(/\/admin\/forgot$/);
        await expect(page.getByRole('textbox', { name: word('general:email') })).toBeVisible();
      });
      await signInElsewhere(context.request, { email, password });
    } finally {
      await page.close();
      for (const { id } of await adminApi.find('users', { 'where[email][equals]': email }))
        await adminApi.remove('users', id);
    }
  });
});

test.describe('own account', { tag: '@chromium' }, () => {
  const language: Locale = 'en';
  test.use({ language, expectedConsoleErrors: [/status of 400/], ownMember: true });

  test(
    'a refused password is said at its field and kept nowhere, the right one ends other devices; another language turns the screen',
    { tag: '@proof' },
    async ({ context, member, page, request, signedIn, word }) => {
      void signedIn;
      const { ownPassword: texts, presentPassword, sessions } = staffTexts[language];
      const password = 'eleven boats on the canal';
      const isOtherIn = await signInElsewhere(request, member);
      expect(await isOtherIn()).toBe(true);
      await page.goto('/admin/account');
      await hydrated(page);
      const devices = page.getByRole('region', { name: sessions.title });
      await expect(devices.getByRole('rowheader')).toHaveCount(2);
      await expect(devices.getByText(sessions.current)).toHaveCount(1);
      const name = page.locator('#field-name');
      const opener = page.getByRole('button', { name: texts.open });
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

      await test.step('a refused password', async () => {
        // Before it is tried, so that the form behind has something to save after it.
        await typeInto([name], 'Journey, renamed');
        await expect(opener).toHaveCount(1);
        await opener.click();
        await set(member.password, 'abc', 'abc');
        await refusedAt(texts.password);
        await set('not the password', password, password);
        await refusedAt(presentPassword);
        await dialog.getByRole('button', { name: texts.cancel }).click();
        const answer = await saveForm(page, language);
        expect(answer.status()).toBe(200);
        expect(answer.request().postData()).not.toContain(password);
        expect(await isOtherIn()).toBe(true);
      });

      await test.step('the right one', async () => {
        await opener.click();
        await set(member.password, password, password);
        await expect(page.getByText(texts.done)).toBeVisible(patience);
        await expect(dialog).toBeHidden();
        await expect(devices.getByRole('rowheader')).toHaveCount(1);
        expect(await isOtherIn()).toBe(false);
        // Nothing that this form shows has changed: it saves on without a question.
        await name.pressSequentially(' again', { delay: 30 });
        expect((await saveForm(page, language)).status()).toBe(200);
      });

      await test.step('another device is signed out', async () => {
        const isThirdIn = await signInElsewhere(request, { email: member.email, password });
        await page.reload();
        await hydrated(page);
        await expect(devices.getByRole('rowheader')).toHaveCount(2);
        await devices.getByRole('button', { name: sessions.others }).click();
        await expect(devices.getByRole('rowheader')).toHaveCount(1);
        expect(await isThirdIn()).toBe(false);
      });

      await test.step('another language, in another browser and for the content too', async () => {
        const chosen = 'ar';
        const html = page.locator('html');
        await expect(html).toHaveAttribute('dir', direction[language]);
        await page.locator('#field-language').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Arabic', exact: true }).click();
        await page.getByRole('button', { name: word('general:save'), exact: true }).click();
        await expect(html).toHaveAttribute('dir', direction[chosen], patience);
        const save = adminText(chosen, 'general:save');
        await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible();

        await asNobody(context, language);
        const data = { email: member.email, password };
        expect((await context.request.post('/api/users/login', { data })).status()).toBe(200);
        await page.goto('/admin/collections/services');
        await expect(html).toHaveAttribute('dir', direction[chosen]);
        await expect(page.getByRole('table').getByRole('link').first()).toHaveText(/\p{Script=Arabic}/u);
      });
    },
  );
});
