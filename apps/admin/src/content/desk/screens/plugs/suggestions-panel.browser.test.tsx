import { paragraphsOf, sentencesOf } from '@nasaq/translation';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { memoryTexts } from '../../../memory/catalogue/index.ts';
import { DeskHost, richText } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const paragraph = 'We read it. We measure it. Then we write.';
const known = new Map([
  ['We read it.', 'نقرؤه.'],
  ['We measure it.', 'نقيسه.'],
  ['Then we write.', 'ثم نكتب.'],
]);
const origin = {
  type: 'services',
  id: 4,
  title: { en: 'Bilingual', ar: 'بلغتين' },
  path: 'summary',
  labels: [],
  by: 7,
  at: 0,
};

describe.each(inTurn('ar'))('suggestions at the desk, in %s', (language) => {
  const texts = memoryTexts[language];
  const panel = page.getByRole('region', { name: texts.title });
  const open = (arabic: object) => {
    const host = new DeskHost();
    host.docs.en = { ...host.docs.en, summary: paragraph, body: richText('# Why', 'It costs ten minutes.', paragraph) };
    host.docs.ar = { ...host.docs.ar, ...arabic };
    const asked: string[] = [];
    const memory: Answer = ({ body, url }) => {
      if (url.pathname !== '/api/memory') return undefined;
      const { text } = body as { text: string };
      asked.push(text);
      return {
        matches: sentencesOf(text).flatMap(({ end, start, text: source }) =>
          known.has(source)
            ? [
                {
                  source,
                  target: known.get(source),
                  likeness: 100,
                  joined: false,
                  whole: true,
                  of: [start, end],
                  by: 'Salma',
                  origin,
                },
              ]
            : [],
        ),
      };
    };
    showDesk(language, host, { at: '/admin/collections/posts/7', answer: memory });
    return { asked, host };
  };
  const field = (name: 'body' | 'summary') => {
    const label = {
      en: { body: 'Text Arabic', summary: 'Summary Arabic' },
      ar: { body: 'النص العربية', summary: 'الملخص العربية' },
    };
    return page.getByRole('textbox', { name: label[language][name], exact: true }).first();
  };
  const first = panel.getByRole('listitem').first();

  test('a long text is offered sentence after sentence where the caret is, and each goes in there', async () => {
    const { asked, host } = open({ body: richText('# لماذا', 'يكلف عشر دقائق.', 'نقرؤه.') });
    await field('body').click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(first).toMatchTextContent('نقيسه.');
    expect(asked.at(-1)).toBe(paragraph);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(first).toMatchTextContent('ثم نكتب.');
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect
      .poll(() => paragraphsOf(host.docs.ar.body).map(({ words }) => words))
      .toEqual(['لماذا', 'يكلف عشر دقائق.', 'نقرؤه. نقيسه. ثم نكتب.']);
  });

  test('a sentence of several does not take the place of what is written, also where a button is pressed by key', async () => {
    open({ summary: 'نقرؤه.' });
    await field('summary').click();
    await userEvent.keyboard('{End}');
    await expect.element(first).toMatchTextContent('نقيسه.');
    (
      panel.getByRole('button', { name: fill(texts.take, { number: '1' }), exact: true }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('summary')).toHaveValue('نقرؤه. نقيسه.');
    await expect.element(field('summary')).toHaveFocus();
  });

  test(
    'the keys that undo bring back what was typed before a text was taken, and nothing is there twice',
    { tags: ['proof'] },
    async () => {
      const { host } = open({ summary: '' });
      host.docs.en = { ...host.docs.en, summary: 'We read it.' };
      await field('summary').click();
      await expect.element(first).toMatchTextContent('نقرؤه.');
      await userEvent.keyboard('{Alt>}1{/Alt}');
      await expect.element(field('summary')).toHaveValue('نقرؤه.');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field('summary')).toHaveValue('');
      await userEvent.keyboard('Mine');
      await userEvent.keyboard('{Alt>}1{/Alt}');
      await expect.element(field('summary')).toHaveValue('نقرؤه.');
      await userEvent.keyboard('more');
      await expect.poll(() => host.docs.ar.summary).toBe('نقرؤه.more');
      // The browser takes back at once what was typed in one go: on a busy machine that is less than a word.
      const value = () => (field('summary').element() as HTMLTextAreaElement).value;
      for (let key = 0; key < 'more'.length && value() !== 'نقرؤه.'; key += 1)
        await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field('summary')).toHaveValue('نقرؤه.');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field('summary')).toHaveValue('Mine');
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect.element(field('summary')).toHaveValue('نقرؤه.');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.poll(() => host.docs.ar.summary).toBe('Mine');
    },
  );

  test('what says that a text was replaced leaves what is offered in sight, and takes it back', async () => {
    const { host } = open({ summary: 'كلماتي أنا' });
    host.docs.en = { ...host.docs.en, summary: 'We read it.' };
    await field('summary').click();
    await expect.element(first).toMatchTextContent('نقرؤه.');
    await userEvent.keyboard('{Alt>}1{/Alt}');
    const undo = page.getByRole('button', { name: deskTexts[language].undo, exact: true });
    await expect.element(undo).toBeVisible();
    const take = panel.getByRole('button', { name: fill(texts.take, { number: '1' }), exact: true });
    const [told, taking] = [undo.element().closest('li')!, take.element()].map((one) => one.getBoundingClientRect());
    expect(taking!.right <= told!.left || told!.right <= taking!.left).toBe(true);
    await undo.click();
    await expect.element(field('summary')).toHaveValue('كلماتي أنا');
    await expect.element(field('summary')).toHaveFocus();
  });
});
