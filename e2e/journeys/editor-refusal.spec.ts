import type { Locator, Page } from '@playwright/test';
import { contentLabels, deskTexts, publicationTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { userLabels } from '../../apps/admin/src/users/catalogue/index.ts';
import { expect, hydrated, test } from '../support/admin-test.ts';
import { newEntryInForm } from '../support/cms-form.ts';
import { holdFormState } from '../support/late-form-state.ts';

test.use({ roles: ['admin'], expectedConsoleErrors: [/status of 400/] });

interface Refused {
  page: Page;
  save: Locator;
  /** Writes what the server refuses. */
  write: () => Promise<void>;
  /** Another field of the form. */
  elsewhere: Locator;
  error: Locator;
}

/** The form has asked the server about its fields before it was saved, and hears of them after it was refused. */
async function refusedBeforeAnswer({ elsewhere, error, page, save, write }: Refused): Promise<void> {
  const late = await holdFormState(page);
  await write();
  await late.asked;
  await save.click();
  await expect(error).toBeVisible();
  // Nothing was saved: the form is not taken for one that was.
  await expect(save).toBeEnabled();
  await late.arrive(elsewhere);
  await expect(error).toBeVisible();
  await page.unrouteAll();
}

test(
  'what a tag and a member are refused for stands at its field until it is answered',
  { tag: ['@proof', '@chromium'] },
  async ({ adminApi, page, signedIn, word }) => {
    void signedIn;
    const save = page.getByRole('button', { name: word('general:save'), exact: true });
    const name = `Journey ${Date.now()}`;
    const tag = await adminApi.create('tags', {}, { title: name, titleOther: `رحلة ${Date.now()}` });
    try {
      await test.step('a tag', async () => {
        await page.goto(`/admin/collections/tags/${tag.id}?locale=en`);
        await hydrated(page);
        const other = page.locator('#field-titleOther');
        const error = page.getByText(contentLabels.otherLanguage.needed.en);
        await refusedBeforeAnswer({
          page,
          save,
          error,
          elsewhere: page.locator('#field-title'),
          write: () => other.fill(''),
        });
        await other.fill('وسم');
        await expect(error).toBeHidden();
        const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
        await save.click();
        expect((await saved).status()).toBe(200);
        expect(await adminApi.find('tags', { 'where[id][equals]': String(tag.id), locale: 'en' })).toMatchObject([
          { title: expect.stringMatching(new RegExp(`^${name}x*$`)), titleOther: 'وسم' },
        ]);
      });

      await test.step('a step back and another language ask first', async () => {
        await page.goto('/admin/collections/tags?locale=en');
        await page.getByRole('link', { name: new RegExp(name) }).click();
        await expect(page).toHaveURL(new RegExp(`/tags/${tag.id}`));
        const title = page.locator('#field-title');
        await title.click();
        await title.pressSequentially('unsaved ');
        const typed = await title.inputValue();
        const stay = page.getByRole('button', { name: word('general:stayOnThisPage') });
        await page.locator('.localizer button').first().click();
        await page.locator('[data-locale="ar"]').click();
        await stay.click();
        await expect(stay).toBeHidden();
        await page.evaluate(() => history.back());
        await stay.click();
        await expect(title).toHaveValue(typed);
        await expect(page).toHaveURL(new RegExp(`/tags/${tag.id}`));
        await page.evaluate(() => history.back());
        await page.getByRole('button', { name: word('general:leaveAnyway') }).click();
        await expect(page).toHaveURL(/\/tags\?/);
      });

      await test.step('a member', async () => {
        await page.goto('/admin/account');
        await hydrated(page);
        await refusedBeforeAnswer({
          page,
          save,
          error: page.getByText(userLabels.guardPasswords.sentence.missing.en),
          elsewhere: page.locator('#field-name'),
          write: () => page.locator('#field-email').fill('another@nasaq.example'),
        });
      });
    } finally {
      await page.close();
      await adminApi.remove('tags', tag.id);
    }
  },
);

test('what is typed and published at once is stored, and what keeps it from its readers is said', async ({
  adminApi,
  page,
  signedIn,
}) => {
  void signedIn;
  const title = page.locator('#field-title');
  let id = 0;
  try {
    id = await newEntryInForm(page, 'posts', 'en');
    const stored = async () => {
      const rows = await adminApi.find('posts', { 'where[id][equals]': String(id), draft: 'true', locale: 'en' });
      return rows[0]?.title;
    };
    await hydrated(page);
    // Typed and published at once: no draft was saved between.
    await title.fill('Only a title');
    await page.getByRole('button', { name: deskTexts.en.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(publicationTexts.en.dialog.notWritten).first()).toBeVisible();
    await dialog.getByRole('button', { name: publicationTexts.en.dialog.confirmNone.now, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(publicationTexts.en.dialog.none);
    expect(await stored()).toBe('Only a title');
    await dialog.getByRole('button', { name: publicationTexts.en.back, exact: true }).click();
    await expect(title).toHaveValue('Only a title');
  } finally {
    await page.close();
    if (id) await adminApi.remove('posts', id);
  }
});
