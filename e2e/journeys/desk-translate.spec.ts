import { languageNames, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { contentLabels } from '../../apps/admin/src/content/catalogue/index.ts';
import { staffLabels } from '../../apps/admin/src/platform/staff/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { draftOf, newArticle, openContentDesk, paragraphsIn, richText } from '../support/content-desk.ts';
import { inTurn } from '../support/readings.ts';

const labels = {
  title: staffLabels.words.title,
  summary: contentLabels.words.summary,
  body: contentLabels.entry.body,
};

/** Sentences of ten words each; every sixth begins a part with a heading of its own. */
const sentences = {
  en: 'Every team that plans a year writes it down once',
  ar: 'كل فريق يخطط لعام كامل يكتب خطته مرة واحدة فقط',
} as const;

/** 800 words: 20 paragraphs of four sentences, of which every fifth stands below a heading. */
function article(locale: Locale): string[] {
  const sentence = (place: number) => `${sentences[locale]} ${locale === 'ar' ? 'رقم' : 'number'} ${place}`;
  return Array.from({ length: 20 }, (_, place) => [
    ...(place % 5 === 0 ? [`## ${sentence(place).split(' ').slice(0, 5).join(' ')} ${place + 1}`] : []),
    [1, 2, 3, 4].map((part) => sentence(place * 4 + part)).join(locale === 'ar' ? '، ' : ', '),
  ]).flat();
}

const wordsIn = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/u).length;

/** Notes what a translator should not have to do: reach for the pointer, or for another language of the content. */
async function watchHands(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const hands = window as unknown as { reached: number };
    hands.reached = 0;
    for (const kind of ['pointerdown', 'wheel', 'touchstart']) addEventListener(kind, () => (hands.reached += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { reached: number }).reached);
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const language of inTurn('ar'))
  for (const viewport of language === 'ar' ? [wide, phone] : [phone])
    test.describe(`translating: menus in ${language}, ${viewport.width} px`, () => {
      test.use({ language, viewport });

      test('an article of 800 words is translated by the keyboard alone, with its source in sight', async ({
        adminApi,
        page,
        signedIn,
      }) => {
        void signedIn;
        const source = article('en');
        expect(wordsIn(source)).toBeGreaterThanOrEqual(800);
        const id = await newArticle(adminApi, 'en', {
          title: `How a year is planned ${Date.now()}`,
          summary: 'One page, four weeks and nobody who is surprised.',
          body: richText(source),
        });
        const calls: string[] = [];
        page.on('request', (request) => calls.push(request.url()));
        try {
          const desk = await openContentDesk(page, `collections/posts/${id}`, language);
          const hands = await watchHands(page);
          const address = page.url();
          // Its source is in sight: beside it, or folded above it where there is room for one column.
          const at = async (name: keyof typeof labels) => {
            await expect(desk.field(labels[name][language], 'ar')).toBeFocused();
            const source = `${labels[name][language]} ${languageNames.en[language]}`;
            const role = viewport === phone ? 'group' : 'textbox';
            await expect(page.getByRole(role, { name: source, exact: true }).first()).toBeInViewport();
          };
          const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
          expect(await fits()).toBe(true);

          await page.keyboard.press('Alt+ArrowDown');
          await at('title');
          const title = `كيف يُخطَّط لعام ${Date.now()}`;
          await page.keyboard.insertText(title);
          await page.keyboard.press('Control+Enter');
          await at('summary');
          await page.keyboard.insertText('صفحة واحدة وأربعة أسابيع ولا أحد يُفاجأ.');
          await page.keyboard.press('Control+Enter');
          await at('body');
          const target = article('ar');
          for (const [place, paragraph] of target.entries()) {
            if (place > 0) await page.keyboard.press('Enter');
            if (paragraph.startsWith('## ')) await page.keyboard.type('## ');
            await page.keyboard.insertText(paragraph.replace('## ', ''));
            // What is being translated stands beside it, or above it.
            if (place === 12) {
              const paired = page.getByText(source[place]!.replace('## ', ''), { exact: true }).first();
              await expect(paired).toBeInViewport();
              expect(await fits()).toBe(true);
            }
          }
          await page.keyboard.press('Control+Enter');
          await expect(page.getByText(desk.texts.allDone)).toBeAttached();
          await desk.saved();

          const draft = await draftOf(adminApi, 'posts', id, 'ar');
          expect(draft).toMatchObject({ title, stateAr: 'confirmed' });
          expect(paragraphsIn(draft.body)).toEqual(target.map((paragraph) => paragraph.replace('## ', '')));
          expect(wordsIn(paragraphsIn(draft.body))).toBeGreaterThanOrEqual(800);
          expect(await hands()).toBe(0);
          expect(page.url()).toBe(address);
          expect(calls.filter((call) => /[?&]locale=(?:en|ar)/u.test(call))).toEqual([]);
        } finally {
          await page.close();
          await adminApi.remove('posts', id);
        }
      });
    });
