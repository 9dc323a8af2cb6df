import { entryPath, localePath, locales, otherLocale } from '@nasaq/contract';
import { deskTexts, publicationTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { fill as filled } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { entryAt, expect, test } from '../support/admin-test.ts';
import { siteUrl } from '../support/addresses.ts';
import { formPath } from '../support/cms-form.ts';
import { freshPage } from '../support/fresh-page.ts';
import { inTurn } from '../support/readings.ts';
import { told } from '../support/told.ts';

for (const language of inTurn('ar')) {
  test.describe(`scheduling: ${language}`, () => {
    test.use({ language });
    const texts = publicationTexts[language];
    /** What a toast says, up to when: in the clock of the browser, which the sentence names. */
    const toldOf = (done: 'scheduled' | 'cancelled', title: string) =>
      texts[done].publish
        .split(/\{(?:moment|zone)\}/u, 1)[0]!
        .replace('{title}', `\u2068${title}\u2069`)
        .replace('{languages}', `\u2068${texts.languages[language]}\u2069`);
    const fill = (text: string, name: string) => text.replace('{language}', `\u2068${name}\u2069`);

    test(
      'an editor schedules the language that is being edited, sees it in the list, and takes it back',
      { tag: '@proof' },
      async ({ adminApi, page, request, signedIn }) => {
        void signedIn;
        const id = await entryAt(adminApi, 'solutions', language === 'en' ? 1 : 2);
        const [entry] = (await adminApi.find('solutions', {
          locale: language,
          'where[id][equals]': String(id),
        })) as unknown as { slug: string; summary: string; title: string }[];
        const summary = `${entry!.summary} ${Date.now()}`;
        try {
          await adminApi.update('solutions', id, { locale: language, draft: 'true' }, { summary, _status: 'draft' });
          await page.goto(formPath('solutions', id, language));
          const panel = page.getByRole('region', { name: texts.title, exact: true });
          await page.getByRole('button', { name: deskTexts[language].publish, exact: true }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('radio', { name: texts.later, exact: true }).check();
          const later = texts.dialog.confirmLater.replace('{languages}', `\u2068${texts.languages[language]}\u2069`);
          await dialog.getByRole('button', { name: later, exact: true }).click();
          await expect(page.getByText(toldOf('scheduled', entry!.title)).first()).toBeVisible();

          const line = fill(texts.clock.publish, texts.languages[language]);
          await expect(panel.getByText(line)).toBeVisible();
          const path = localePath(language, entryPath('solutions', entry!.slug));
          expect(await freshPage(request, adminApi, path)).not.toContain(summary);

          await page.goto(`/admin/collections/solutions?locale=${language}`);
          const row = page.getByRole('row').filter({ hasText: entry!.title });
          await expect(row.getByText(line)).toBeVisible();
          await page.goto('/admin');
          const board = page.getByRole('region', { name: texts.board });
          await board.getByRole('link', { name: entry!.title }).click();
          const named = filled(texts.named, { act: texts.cancelSchedule, schedule: line });
          // At the head of the column of its language; the panel at the end of the desk has the other one.
          const head = page.getByRole('button', { name: named, exact: true }).first();
          await head.click();
          await expect(page.getByText(toldOf('cancelled', entry!.title)).first()).toBeVisible();
          await expect(head).toBeHidden();
          await expect(panel.getByText(line)).toBeHidden();
        } finally {
          await adminApi.update(
            'solutions',
            id,
            { locale: language },
            { summary: entry!.summary, _status: 'published' },
          );
        }
      },
    );

    test(
      'unpublishing names its language and leaves the other where it is',
      { tag: '@proof' },
      async ({ adminApi, page, request, signedIn, word }) => {
        void signedIn;
        const id = await entryAt(adminApi, 'industries', language === 'en' ? 4 : 5);
        const slugs = await Promise.all(
          locales.map(async (locale) => {
            const [row] = await adminApi.find('industries', { locale, 'where[id][equals]': String(id) });
            return [locale, (row as unknown as { slug: string }).slug] as const;
          }),
        );
        const status = async (locale: (typeof locales)[number]) => {
          const slug = new Map(slugs).get(locale)!;
          return (await request.get(siteUrl + localePath(locale, entryPath('industries', slug)))).status();
        };
        try {
          await page.goto(formPath('industries', id, language));
          const panel = page.getByRole('region', { name: texts.title, exact: true });
          await expect(panel.getByRole('link', { name: texts.open })).toHaveCount(2);
          await page.locator('.doc-controls__popup button').first().click();
          await page.getByRole('button', { name: texts.withdraw, exact: true }).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByRole('radio', { name: texts.languages[language], exact: true })).toBeChecked();
          const { uses } = (await (await page.request.get(`/api/industries/${id}/uses`)).json()) as { uses: object[] };
          expect(uses.length).toBeGreaterThan(0);
          await expect(dialog.getByText(texts.withdrawUsed)).toBeVisible();
          await expect(dialog.getByRole('listitem')).toHaveCount(uses.length);
          const withdraw = texts.clock.unpublish.replace('{language}', texts.languages[language]);
          await dialog.getByRole('button', { name: withdraw, exact: true }).click();
          await expect(page.getByText(texts.withdrawn).first()).toBeVisible();
          await expect.poll(() => status(language), told).toBe(404);
          expect(await status(otherLocale(language))).toBe(200);
          await expect(panel.getByText(texts.states.draft, { exact: true })).toHaveCount(1);
          await expect(page.locator('.doc-controls')).toContainText(
            `${texts.languages[language]}: ${word('version:draft')}`,
          );
        } finally {
          await adminApi.update('industries', id, { locale: language }, { _status: 'published' });
        }
      },
    );
  });
}
