import { entryPath, type Locale, localePath, locales, richTextWords } from '@nasaq/contract';
import { contentLabels, deskTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { block, body, cell, note, table, words } from '../../apps/admin/src/testing/rich-text.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { expect, test } from '../support/admin-test.ts';
import { siteUrl } from '../support/addresses.ts';
import { draftOf, newArticle, openContentDesk, richText } from '../support/content-desk.ts';
import { inTurn, readingsInTurn } from '../support/readings.ts';
import { told } from '../support/told.ts';
import { violations } from '../support/violations.ts';

/** What each language says; a table of more columns than a phone has room for. */
const said = {
  en: {
    title: 'What a plan costs',
    text: 'A plan that nobody reads costs more than none.',
    note: 'Measured over twelve months, see https://nasaq.example/numbers.',
    heads: ['Plan', 'People who use it', 'Price a month', 'We answer within', 'Kept for'],
    row: ['Small', 'up to ten people', 'EGP 4,200', 'one working day', 'twelve months'],
    callout: 'Old addresses keep working.',
    items: 'Cairo\nGiza\nAlexandria',
    caption: 'The plan as it hangs on the wall',
    link: 'what it leads to',
  },
  ar: {
    title: 'كم تكلف الخطة',
    text: 'خطة لا يقرؤها أحد تكلف أكثر مما لو لم تكن.',
    note: 'قسناه على اثني عشر شهرًا، انظروا https://nasaq.example/numbers.',
    heads: ['الخطة', 'من يستعملها', 'السعر شهريًا', 'نرد خلال', 'نحفظها'],
    row: ['صغيرة', 'حتى عشرة أشخاص', '٤٬٢٠٠ جنيه', 'يوم عمل واحد', 'اثني عشر شهرًا'],
    callout: 'تبقى العناوين القديمة عاملة.',
    items: 'القاهرة\nالجيزة\nالإسكندرية',
    caption: 'الخطة معلقة على الحائط',
    link: 'ما تؤدي إليه',
  },
} as const;

const code = 'SITE_PORT=80 ADMIN_PORT=81 npm start -- --an-option-that-is-longer-than-any-phone-is-wide=true\n  # done';

function bodyOf(locale: Locale, picture: number, target: number): object {
  const { callout, caption, heads, items, link, note: footnote, row, text } = said[locale];
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'posts', value: target } };
  const plain = { direction: null, format: '', indent: 0, version: 1 };
  const there = { ...plain, type: 'link', version: 3, id: 'l', fields, children: words(link).children };
  return body(
    { ...words(text), children: [...words(text).children, note(footnote), ...words(' ').children, there] },
    table(
      heads.map((head) => cell(1, head)),
      row.map((inside, at) => cell(at === 0 ? 2 : 0, inside)),
    ),
    block('callout', { tone: 'warning', text: callout }),
    block('code', { code }),
    block('columns', { items }),
    { type: 'upload', version: 3, relationTo: 'media', value: picture, id: 'u', format: '', fields: { caption } },
    words(text),
  );
}

/** An article in both languages with every part, published, and the one that it links to. */
async function published(adminApi: AdminApi) {
  const stamp = Date.now();
  const [picture] = await adminApi.find('media', { limit: '1', 'where[mimeType][contains]': 'image' });
  const [author] = await adminApi.find('authors', { limit: '1' });
  const shared = { author: author!.id, _status: 'published' };
  const make = async (slug: string, bodyIn: (locale: Locale) => object) => {
    const texts = (locale: Locale) => ({
      title: `${said[locale].title} ${slug}`,
      slug: `${slug}-${locale}-${stamp}`,
      summary: said[locale].text,
      body: bodyIn(locale),
    });
    const { id } = await adminApi.create('posts', { locale: 'en' }, { ...shared, ...texts('en') });
    await adminApi.update('posts', id, { locale: 'ar' }, { _status: 'published', ...texts('ar') });
    return id;
  };
  const target = await make('target', (locale) => body(words(said[locale].text)));
  const id = await make('parts', (locale) => bodyOf(locale, picture!.id, target));
  const path = (locale: Locale) => localePath(locale, entryPath('posts', `parts-${locale}-${stamp}`));
  return { id, path, target, slug: (locale: Locale) => `target-${locale}-${stamp}` };
}

test(
  'every part of a text reads well in both languages and themes, on a phone and on paper, and a link follows its entry',
  { tag: '@chromium' },
  async ({ adminApi, page }) => {
    const article = await published(adminApi);
    try {
      for (const { colorScheme, locale } of readingsInTurn('ar'))
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', media: 'screen' });
          await page.goto(siteUrl + article.path(locale));
          const { callout, caption, heads, items, note: footnote } = said[locale];
          const text = richTextWords[locale];
          const region = page.getByRole('region', { name: heads.join(locale === 'ar' ? '، ' : ', ') });
          await expect(region.getByRole('columnheader')).toHaveCount(heads.length);
          await expect(region.getByRole('rowheader')).toHaveCount(1);
          await expect(page.getByRole('note').filter({ hasText: callout })).toContainText(text.warning);
          await expect(page.getByRole('figure').filter({ hasText: caption }).getByRole('img')).toBeAttached();
          await expect(page.getByRole('group', { name: text.code })).toHaveAttribute('dir', 'ltr');
          await expect(page.getByRole('listitem').filter({ hasText: items.split('\n')[2]! })).toBeVisible();
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
          if (width === 390)
            expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
          expect(await violations(page), `${locale} ${colorScheme} ${width}`).toEqual([]);

          // The keys alone: to the note, and back to the word that has called it.
          const number = locale === 'ar' ? '١' : '1';
          const called = page.getByRole('link', { name: text.footnote.replace('{number}', number), exact: true });
          await called.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByText(footnote.split(',')[0]!.split('،')[0]!)).toBeInViewport();
          await expect(page).toHaveURL(/#note-/);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          await expect(
            page.getByRole('link', { name: text.back.replace('{number}', number), exact: true }),
          ).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(/#call-/);
          await expect(called).toBeFocused();

          await page.emulateMedia({ media: 'print' });
          const cut = await region.evaluate((box) => getComputedStyle(box).overflowX);
          expect(cut).toBe('visible');
          await expect(page.getByRole('group', { name: text.code })).toHaveCSS('white-space', 'pre-wrap');
        }
      for (const locale of locales) {
        const leads = async () => {
          const answer = await page.request.get(siteUrl + article.path(locale));
          return answer.text();
        };
        expect(await leads()).toContain(`${article.slug(locale)}"`);
        const moved = `moved-${article.slug(locale)}`;
        await adminApi.update('posts', article.target, { locale }, { slug: moved, _status: 'published' });
        await expect.poll(leads, told).toContain(`${moved}"`);
      }
    } finally {
      await adminApi.remove('posts', article.id);
      await adminApi.remove('posts', article.target);
      const left = await adminApi.find('redirects', { 'where[from][contains]': 'target-' });
      await Promise.all(left.map(({ id }) => adminApi.remove('redirects', id)));
    }
  },
);

for (const language of inTurn('en'))
  test.describe(`writing the parts of a text: menus in ${language}`, () => {
    test.use({ language });

    test(
      'each is put into the text at the desk, stored, and still there in the form of the CMS',
      { tag: '@proof' },
      async ({ adminApi, page, signedIn }) => {
        void signedIn;
        const { callout, heads, items, note: footnote, text, title } = said[language];
        const id = await newArticle(adminApi, language, {
          title: `${title} ${Date.now()}`,
          summary: text,
          body: richText([text]),
        });
        try {
          const desk = await openContentDesk(page, `collections/posts/${id}`, language);
          const parts = deskTexts[language].textParts;
          await desk.field(contentLabels.entry.body[language], language).click();
          await page.keyboard.press('Control+End');
          const put = async (
            name: string,
            write: (field: (label: string) => ReturnType<typeof page.getByRole>) => Promise<void>,
          ) => {
            await page.getByRole('button', { name: parts.insert }).click();
            await page.getByRole('menuitem', { name, exact: true }).click();
            const dialog = page.getByRole('dialog', { name, exact: true });
            await write((label) => dialog.getByRole('textbox', { name: label, exact: true }));
            await dialog.getByRole('button', { name: parts.put }).click();
            await expect(dialog).toBeHidden();
          };
          await put(parts.footnote, (field) => field(parts.text).fill(footnote));
          await put(parts.table, async (field) => {
            for (const [at, head] of heads.slice(0, 2).entries())
              await field(fill(parts.cell, { row: '1', column: String(at + 1) })).fill(head);
          });
          await put(parts.callout, (field) => field(parts.text).fill(callout));
          await put(parts.code, (field) => field(parts.code).fill(code));
          await put(parts.columns, (field) => field(parts.items).fill(items));
          await desk.saved();
          const kinds = (of: unknown): unknown[] =>
            (of as { root: { children: { type: string; fields?: { blockType?: string } }[] } }).root.children
              .filter(({ type }) => type !== 'paragraph')
              .map(({ fields, type }) => fields?.blockType ?? type);
          const wanted = ['table', 'callout', 'code', 'columns'];
          expect(kinds((await draftOf(adminApi, 'posts', id, language)).body)).toEqual(wanted);

          await page.goto(`/admin/collections/posts/${id}/form?locale=${language}`);
          const editor = page.locator('[data-lexical-editor="true"]').first();
          await expect(editor.getByRole('columnheader').first()).toBeVisible();
          expect(kinds((await draftOf(adminApi, 'posts', id, language)).body)).toEqual(wanted);
        } finally {
          await page.close();
          await adminApi.remove('posts', id);
        }
      },
    );
  });
