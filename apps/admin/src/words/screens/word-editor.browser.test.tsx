import { locales } from '@nasaq/contract';
import { formsOf } from '@nasaq/messages/check-text';
import { splitPlural } from '@nasaq/messages/plural-parts';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { wordTexts } from '../catalogue/index.ts';
import { nameOfForm, problemText } from '../problem-text.ts';
import type { TextState } from '../staff-text.ts';
import type { WordCalls } from './use-words.ts';
import { WordEditor } from './word-editor.tsx';
import './words.css';

const built =
  'في {title}: {count, plural, zero {لا أخطاء} one {خطأ} two {خطآن} few {# أخطاء} many {# خطأ} other {# خطأ}}.';

describe.each(locales)('words with a count, in %s', (language) => {
  const texts = wordTexts[language];
  const kept: string[] = [];
  const theirs = { text: built.replace('# أخطاء', '# هفوات'), version: 4, by: 'Sara', at: '2026-11-28T00:00:00.000Z' };
  const seen: object[] = [];
  const racing = {
    keepDraft: (_: unknown, text: string, versions: object) => {
      const first = seen.push(versions) === 1;
      const refused = {
        message: 'Meanwhile',
        now: { text: theirs.text, said: { text: null, version: 0 }, draft: theirs },
      };
      return Promise.resolve(first ? { refused } : { draft: { ...theirs, text, version: 5 } });
    },
  } as unknown as WordCalls;
  const calls = {
    keepDraft: (_: unknown, text: string | null) => {
      kept.push(text!);
      return Promise.resolve({ draft: { text, version: 1, by: null, at: '2026-11-28T00:00:00.000Z' } });
    },
  } as unknown as WordCalls;

  function Editor({ calls: asked = calls }: { calls?: WordCalls }) {
    const [state, setState] = useState<TextState>({ built, text: null, version: 0 });
    return (
      <WordEditor
        calls={asked}
        kind="icu"
        locale="ar"
        onChange={setState}
        textKey="forms.errors"
        {...{ language, state }}
      />
    );
  }
  const box = (form: string) =>
    page.getByRole('textbox', { name: fill(texts.form, { form: nameOfForm(texts.problems, form) }) });

  test('boxes stay while a value is typed sign by sign, the fault is told at its box, and nothing typed is lost', async () => {
    await mountScreen(language, <Editor />);
    await box('few').click();
    await userEvent.keyboard('{Control>}a{/Control}# أخطاء في {{');
    // Each form has its box, the focus has not moved, and the fault is told at the box that has it.
    for (const form of formsOf('ar')) await expect.element(box(form)).toBeVisible();
    await expect.element(box('few')).toHaveFocus();
    const broken = problemText({ problem: 'broken' }, texts.problems, language);
    await expect.element(page.getByRole('alert')).toHaveTextContent(broken);
    await expect.element(box('few')).toHaveAccessibleDescription(broken);
    await expect.element(box('one')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('button', { name: texts.save })).toBeDisabled();
    await userEvent.keyboard('titl');
    await expect.element(box('few')).toHaveValue('# أخطاء في {titl');
    await userEvent.keyboard('e}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await box('many').fill('');
    const hole = problemText({ problem: 'hole', forms: ['many'] }, texts.problems, language);
    await expect.element(box('many')).toHaveAccessibleDescription(hole);
    await expect.element(page.getByRole('button', { name: texts.save })).toBeDisabled();
    await box('many').fill('# خطأ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(texts.draftKept)).toBeVisible();
    const said = splitPlural(kept.at(-1)!)!;
    expect(Object.fromEntries(said.forms)).toMatchObject({ few: '# أخطاء في {title}', many: '# خطأ' });
    expect([said.before, said.after]).toEqual(['في {title}: ', '.']);
  });

  test('what was built is read in its forms; going on from the draft of somebody else leaves what is said as it is', async () => {
    await mountScreen(language, <Editor calls={racing} />);
    const original = page.getByRole('definition').first();
    const read = ['لا أخطاء', 'خطأ', 'خطآن', '# أخطاء', '# خطأ'].map((form) => `في {title}: ${form}.`);
    await expect.element(original).toHaveTextContent(read.join(' '));
    await box('few').fill('# أغلاط');
    await page.getByRole('button', { name: texts.keepDraft }).click();
    await page.getByRole('button', { name: texts.takeTheirs }).click();
    await expect.element(box('few')).toHaveValue('# هفوات');
    await page.getByRole('button', { name: texts.undoClick }).click();
    await expect.element(box('few')).toHaveValue('# أغلاط');
    await page.getByRole('button', { name: texts.keepDraft }).click();
    await expect.element(page.getByText(texts.draftKept)).toBeVisible();
    expect(seen).toEqual([
      { base: 0, version: 0 },
      { base: 0, version: 4 },
    ]);
  });
});

test.each(locales.flatMap((language) => locales.map((locale) => [language, locale] as const)))(
  'with menus in %s the bar of an original in %s stands where the text begins',
  async (language, locale) => {
    const state: TextState = { built: { en: 'Send', ar: 'أرسل' }[locale], text: null, version: 0 };
    const calls = {} as WordCalls;
    await mountScreen(
      language,
      <WordEditor
        calls={calls}
        kind="plain"
        onChange={() => {}}
        textKey="forms.send"
        {...{ language, locale, state }}
      />,
      { at: '/admin/words' },
    );
    const text = page.getByRole('definition').first();
    await expect.element(text).toBeVisible();
    const { left, right } = text.element().getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(text.element());
    const said = words.getBoundingClientRect();
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(text.element());
    const isAtLeft = said.left - left < right - said.right;
    expect([borderLeftWidth, borderRightWidth]).toEqual(isAtLeft ? ['3px', '0px'] : ['0px', '3px']);
    expect(isAtLeft).toBe(locale === 'en');
  },
);
