import { entryPath, localeInfo, localePath, locales, otherLocale, paths, statusPath } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { attach, formPage } from '../support/every-form.ts';
import { openForm, receiptOn } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { isIdle, openPage } from '../support/open-page.ts';
import { withoutOfficeHours } from '../support/read-page.ts';
import { pdf } from '../support/sample-files.ts';
import { announced, spoken } from '../support/spoken.ts';
import { expect, test } from '../support/test.ts';
import { expectTranscript } from '../support/transcript.ts';

test.use({ expectedConsoleErrors: [/status of 4\d\d/] });

/** What the live regions say, and below it what has the focus then. */
async function heardAndFocused(page: Page, act: () => Promise<void>): Promise<string[]> {
  const phrases = await announced(page, act);
  const focused = page.locator(':focus');
  const where = (await focused.count()) > 0 ? (await spoken(page, focused))[0] : 'the page';
  return [...phrases, `focus: ${where}`];
}

for (const locale of locales) {
  const at = (path: string) => localePath(locale, path);

  test(`the menu: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.services));
    await page.getByRole('button', { name: text(locale, 'shell.menu.open') }).click();
    const menu = page.getByRole('dialog', { name: text(locale, 'shell.menu.label') });
    await expect(menu).toBeVisible();
    await isIdle(page);
    await expectTranscript(locale, 'menu', await spoken(page, menu));
  });

  test(`the search, while something is typed: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.about));
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: text(locale, 'search.label') });
    await expect(search.getByRole('listitem').first()).toBeVisible();
    await expectTranscript(locale, 'search-overlay', await spoken(page, search));
    const word = locale === 'en' ? 'platforms' : 'منصات';
    const said = await announced(page, async () => {
      await search.getByRole('searchbox').pressSequentially(word);
      await expect(search.getByRole('status')).toContainText(word);
      await isIdle(page);
    });
    await expectTranscript(locale, 'search-overlay-typed', [...said, ...(await spoken(page, search))]);
    const nothing = await announced(page, async () => {
      await search.getByRole('searchbox').fill('zzxxqqvv');
      await expect(search.getByRole('status')).toContainText('zzxxqqvv');
      await isIdle(page);
    });
    await expectTranscript(locale, 'search-overlay-nothing', [...nothing, ...(await spoken(page, search))]);
  });

  test(`another theme, more of a list: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.works));
    await isIdle(page);
    const theme = await heardAndFocused(page, () =>
      page.getByRole('button', { name: text(locale, 'shell.theme.dark') }).click(),
    );
    await expectTranscript(locale, 'theme', theme);
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    const before = await titles.count();
    const more = await heardAndFocused(page, async () => {
      await page.getByRole('link', { name: text(locale, 'ui.load_more') }).click();
      await expect.poll(() => titles.count()).toBeGreaterThan(before);
      await isIdle(page);
    });
    await expectTranscript(locale, 'load-more', more);
  });

  test(`another language: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.works));
    await isIdle(page);
    const other = otherLocale(locale);
    const switched = await heardAndFocused(page, async () => {
      await page.getByRole('link', { name: localeInfo[other].name }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[other].dir);
      await isIdle(page);
    });
    await expectTranscript(locale, 'language-switched', switched);
  });

  test(`a page that is followed to: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.services));
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const followed = await heardAndFocused(page, async () => {
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text(locale, 'titles.services'));
      await isIdle(page);
    });
    await expectTranscript(locale, 'page-followed', followed);
  });

  test(`a form that is incomplete, and one that has arrived: ${locale}`, async ({ page }) => {
    const form = await openForm(page, locale, at(paths.contact), 'contact.submit');
    const refused = await heardAndFocused(page, async () => {
      await form.send();
      await expect(form.summary).toBeFocused();
    });
    await expectTranscript(locale, 'contact-refused', refused);
    await withoutOfficeHours(page);
    await expectTranscript(locale, 'contact-errors', await spoken(page, page.getByRole('main')));
    await form.write({
      first_name: locale === 'en' ? 'Layla' : 'ليلى',
      last_name: locale === 'en' ? 'Hassan' : 'حسن',
      email: freshReader(),
      subject: locale === 'en' ? 'A site in two languages' : 'موقع بلغتين',
      help_details: locale === 'en' ? 'What would it cost?' : 'كم تكون التكلفة؟',
    });
    const arrived = await heardAndFocused(page, async () => {
      await form.send();
      await receiptOn(page);
      await isIdle(page);
    });
    await expectTranscript(locale, 'contact-sent', arrived);
    await expectTranscript(locale, 'sent', await spoken(page, page.getByRole('main')));
    const { reference, key } = await receiptOn(page);
    await page.goto(at(statusPath(reference, key)));
    await isIdle(page);
    await expectTranscript(locale, 'status-entry', await spoken(page, page.getByRole('main')));
  });

  test(`an order that is incomplete: ${locale}`, async ({ page }) => {
    const form = await openForm(page, locale, at(paths.ordering), 'ordering.submit');
    await form.send();
    await expect(form.summary).toBeFocused();
    await isIdle(page);
    await withoutOfficeHours(page);
    await expectTranscript(locale, 'ordering-errors', await spoken(page, page.getByRole('main')));
  });

  test(`the countries of a phone: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.contact));
    await isIdle(page);
    await page.getByRole('button', { name: /\+20/ }).click();
    const countries = page.getByRole('dialog', { name: text(locale, 'forms.phone.choose') });
    await expect(countries.getByRole('option').first()).toBeVisible();
    const said = await heardAndFocused(page, async () => {
      await countries.getByRole('combobox').fill('966');
      await expect(countries.getByRole('option')).toHaveCount(1);
    });
    await expectTranscript(locale, 'countries', [...said, ...(await spoken(page, countries))]);
  });

  test(`a file that is sent ahead: ${locale}`, async ({ page }) => {
    const { path } = await formPage('applications', locale);
    await openPage(page, locale, at(path));
    await isIdle(page);
    const stored = text(locale, 'forms.files.stored');
    const said = await announced(page, async () => {
      await attach(page, 'cv', pdf());
      await expect(page.getByRole('main').getByText(stored, { exact: true })).toBeVisible();
      await isIdle(page);
    });
    const files = page.getByRole('list', { name: text(locale, 'forms.files.list') });
    await expectTranscript(locale, 'file-sent', [...said, ...(await spoken(page, files))]);
  });

  test(`what was copied, and a tool with a text: ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, locale, at(paths.wordCounter));
    await isIdle(page);
    const counted = await announced(page, async () => {
      await page.getByLabel(text(locale, 'word_counter.text')).fill('نسق is order, and order is نسق.');
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    });
    await expectTranscript(locale, 'words-counted', [
      ...counted,
      ...(await spoken(page, page.getByRole('region', { name: text(locale, 'word_counter.results') }))),
    ]);
    const said = await announced(page, async () => {
      await page.getByRole('button', { name: text(locale, 'word_counter.copy') }).click();
      await expect(page.getByText(text(locale, 'word_counter.copied'))).toBeVisible();
    });
    const toasts = page.getByRole('region', { name: text(locale, 'shell.toast.label') });
    await expectTranscript(locale, 'toast', [...said, ...(await spoken(page, toasts))]);
  });

  test(`an answer that is opened: ${locale}`, async ({ page }) => {
    await openPage(page, locale, at(paths.care));
    await isIdle(page);
    const question = page.getByRole('main').locator('details').first();
    await question.locator('summary').click();
    await expectTranscript(locale, 'question-opened', await spoken(page, question));
  });
}

test('an entry that exists in English only says so in the Arabic list', async ({ page }) => {
  await page.goto(entryPath('posts', 'hiring-without-puzzles'));
  await page.getByRole('link', { name: localeInfo.ar.name }).click();
  await expect(page.getByText(text('ar', 'shell.untranslated'))).toBeVisible();
  await isIdle(page);
  await expectTranscript('ar', 'untranslated', await spoken(page, page.getByRole('main').locator('> :first-child')));
});
