import type { Locale } from '@nasaq/contract';
import type { Browser, Page } from '@playwright/test';
import { contentLabels } from '../../apps/admin/src/content/catalogue/index.ts';
import { staffLabels } from '../../apps/admin/src/platform/staff/catalogue/index.ts';
import { adminUrl } from '../support/addresses.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { expect, test } from '../support/admin-test.ts';
import { type ContentDesk, draftOf, openContentDesk } from '../support/content-desk.ts';
import { logIn, newMember } from '../support/staff-of-a-worker.ts';

test.use({ language: 'ar' });

const { summary } = contentLabels.words;
const { text, title } = staffLabels.words;

interface Colleague {
  page: Page;
  leave: () => Promise<void>;
}

/** Somebody else of the staff, with menus in English and a browser of their own. */
async function colleague(adminApi: AdminApi, browser: Browser): Promise<Colleague> {
  const member = await newMember(adminApi, ['editor'], 'Karim Adel');
  const context = await browser.newContext({ baseURL: adminUrl, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'nasaq-admin-lng', value: 'en', url: adminUrl }]);
  await logIn(context.request, member);
  const leave = async () => {
    await context.close();
    await adminApi.remove('users', member.id);
  };
  return { page: await context.newPage(), leave };
}

const benefits: Record<Locale, { title: string; text: string }[]> = {
  en: ['One', 'Two', 'Three'].map((name) => ({ title: name, text: `About ${name}` })),
  ar: ['أول', 'ثانٍ', 'ثالث'].map((name) => ({ title: name, text: `عن ${name}` })),
};

interface Desks {
  /** Menus in Arabic. */
  mine: ContentDesk;
  /** Menus in English. */
  theirs: ContentDesk;
  their: Page;
  /** What the service is called, and its summary says. */
  named: Record<Locale, string>;
  stored: (locale: Locale) => Promise<Record<string, unknown>>;
}

/** Both sit at the desk of a service of this journey's own, written in both languages. */
async function withDesks(
  { adminApi, browser, page }: { adminApi: AdminApi; browser: Browser; page: Page },
  journey: (desks: Desks) => Promise<void>,
): Promise<void> {
  const stamp = Date.now() + Math.random();
  const named = { en: `Two people ${stamp}`, ar: `اثنان ${stamp}` };
  const write = (locale: Locale) => ({ title: named[locale], summary: named[locale], benefits: benefits[locale] });
  const { id } = await adminApi.create(
    'services',
    { locale: 'en', draft: 'true' },
    { ...write('en'), _status: 'draft' },
  );
  await adminApi.update('services', id, { locale: 'ar', draft: 'true' }, { ...write('ar'), _status: 'draft' });
  const other = await colleague(adminApi, browser);
  try {
    const path = `collections/services/${id}`;
    const mine = await openContentDesk(page, path, 'ar');
    const theirs = await openContentDesk(other.page, path, 'en');
    await journey({
      mine,
      named,
      theirs,
      their: other.page,
      stored: (locale) => draftOf(adminApi, 'services', id, locale),
    });
  } finally {
    await page.close();
    await other.leave();
    await adminApi.remove('services', id);
  }
}

test(
  'two people write in different fields, and each sees what the other has changed',
  { tag: '@proof' },
  async ({ adminApi, browser, page, signedIn }) => {
    void signedIn;
    await withDesks({ adminApi, browser, page }, async ({ mine, named, stored, theirs }) => {
      await theirs.field(title.en, 'en').fill('Their title');
      await theirs.saved();
      // At once, without a save of one's own.
      await expect(mine.field(title.ar, 'en')).toHaveValue('Their title');
      await mine.field(summary.ar, 'ar').fill('ملخصي');
      await mine.saved();
      await expect(mine.field(title.ar, 'en')).toHaveValue('Their title');
      await expect(page.getByRole('status').filter({ hasText: mine.texts.othersChanged })).toContainText(title.ar);
      expect(await stored('en')).toMatchObject({ title: 'Their title', summary: named.en });
      expect(await stored('ar')).toMatchObject({ title: named.ar, summary: 'ملخصي' });
    });
  },
);

test('two people write in the same field: both texts are shown, and the one that is chosen stays', async ({
  adminApi,
  browser,
  page,
  signedIn,
}) => {
  void signedIn;
  // Whoever has seen the other text writes over it knowingly: this desk hears nothing of others.
  await page.route('**/desk/presence?*', () => {});
  await withDesks({ adminApi, browser, page }, async ({ mine, stored, theirs }) => {
    const field = mine.field(summary.ar, 'ar');
    await theirs.field(summary.en, 'ar').fill('نص كريم');
    await theirs.saved();
    await field.fill('نصي');
    const dispute = page.getByRole('alert', { name: summary.ar });
    await expect(dispute).toContainText('Karim Adel');
    await expect(dispute).toContainText('نص كريم');
    await expect(field).toHaveValue('نصي');
    expect(await stored('ar')).toMatchObject({ summary: 'نص كريم' });
    await dispute.getByRole('button', { name: mine.texts.keepMine }).click();
    await expect(dispute).toHaveCount(0);
    await expect.poll(async () => (await stored('ar')).summary).toBe('نصي');

    // What neither has seen is no conflict for the other, who has written nothing since.
    await theirs.field(title.en, 'en').fill('Seen now');
    await theirs.saved();
    await expect(theirs.field(summary.en, 'ar')).toHaveValue('نصي');
  });
});

test(
  'a row that one of them moves while the other writes in it is moved, and has what was written',
  { tag: '@proof' },
  async ({ adminApi, browser, page, signedIn }) => {
    void signedIn;
    await withDesks({ adminApi, browser, page }, async ({ mine, stored, their, theirs }) => {
      const row = (of: Page) => of.getByRole('listitem', { name: /One/u });
      await row(their)
        .getByRole('textbox', { name: `${title.en} English` })
        .focus();
      await their.keyboard.press('Alt+Shift+ArrowDown');
      await theirs.saved();
      await expect.poll(async () => namesOf(await stored('en'))).toEqual(['Two', 'One', 'Three']);
      await row(page)
        .getByRole('textbox', { name: `${text.ar} العربية` })
        .fill('كُتب أثناء النقل');
      await mine.saved();
      await expect
        .poll(async () => rowsOf(await stored('ar')))
        .toMatchObject([
          { title: 'ثانٍ', text: 'عن ثانٍ' },
          { title: 'أول', text: 'كُتب أثناء النقل' },
          { title: 'ثالث', text: 'عن ثالث' },
        ]);
      expect(namesOf(await stored('en'))).toEqual(['Two', 'One', 'Three']);
    });
  },
);

function rowsOf(doc: Record<string, unknown>): { title: string; text: string }[] {
  return doc.benefits as { title: string; text: string }[];
}

function namesOf(doc: Record<string, unknown>): string[] {
  return rowsOf(doc).map((row) => row.title);
}
