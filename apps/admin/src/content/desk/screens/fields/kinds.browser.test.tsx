import { blockTypes, locales } from '@nasaq/contract';
import type { Doc, FieldSpec, RowKind } from '@nasaq/translation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';
import { blockLabels } from '../../../blocks/catalogue/index.ts';
import { drawings } from '../../../blocks/drawings.ts';

const kinds = blockTypes.map((name) => ({
  name,
  label: blockLabels.kinds[name],
  hint: blockLabels.kindHints[name],
  drawing: drawings[name],
  fields: [],
  telling: [],
}));
const row = blockLabels.names.singular;
const blocks: FieldSpec = {
  name: 'blocks',
  kind: 'rows',
  localized: true,
  label: blockLabels.names.plural,
  row,
  kinds,
};

test.each(locales)(
  'a block is chosen by its drawing, with the keys as it lies before the eye: %s',
  async (language) => {
    const host = new DeskHost();
    host.fields = [...host.fields, blocks];
    showDesk(language, host);
    const onward = language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
    const back = language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}';
    await page.getByRole('button', { name: fill(deskTexts[language].addRow, { row: row[language] }) }).click();
    const tile = ({ label }: RowKind) => page.getByRole('menuitem', { name: label[language], exact: true });
    for (const kind of kinds) {
      await expect.element(tile(kind)).toHaveAccessibleDescription(kind.hint[language]);
      expect(tile(kind).element().querySelector('svg')!.getBoundingClientRect().width).toBeGreaterThan(40);
    }
    const top = kinds.findIndex((kind) => topOf(tile(kind)) > topOf(tile(kinds[0]!)));
    expect(top).toBeGreaterThan(1);
    await expect.element(tile(kinds[0]!)).toHaveFocus();
    await userEvent.keyboard(onward);
    await expect.element(tile(kinds[1]!)).toHaveFocus();
    await userEvent.keyboard(back);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(tile(kinds[top]!)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(tile(kinds.at(-top)!)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => host.saves.at(-1)?.languages?.[language]?.values?.blocks)
      .toMatchObject([{ blockType: kinds.at(-top)!.name }]);
  },
);

test.each(locales)(
  'a letter leads to the next kind that begins with it, and round to the first: %s',
  async (language) => {
    const host = new DeskHost();
    host.fields = [...host.fields, blocks];
    showDesk(language, host);
    await page.getByRole('button', { name: fill(deskTexts[language].addRow, { row: row[language] }) }).click();
    const tile = (name: (typeof blockTypes)[number]) =>
      page.getByRole('menuitem', { name: blockLabels.kinds[name][language], exact: true });
    await expect.element(tile('text')).toHaveFocus();
    // An alef is one of «أشخاص», too, and a capital is the same letter.
    const { letter, kinds } = {
      en: { letter: 'F', kinds: ['figures', 'video', 'form', 'figures'] as const },
      ar: { letter: 'ا', kinds: ['figures', 'quote', 'questions', 'people', 'figures'] as const },
    }[language];
    for (const kind of kinds) {
      press(letter);
      await expect.element(tile(kind)).toHaveFocus();
    }
    // Nothing begins with it.
    press('9');
    await expect.element(tile('figures')).toHaveFocus();
  },
);

test.each(inTurn('en'))(
  'a list that readers have anyway is laid out in both languages at once: %s',
  async (language) => {
    const host = new DeskHost();
    const usual = ['figures', 'steps', 'call'];
    host.fields = [...host.fields, { ...blocks, usual }];
    showDesk(language, host);
    const layOut = page.getByRole('button', { name: deskTexts[language].layOutUsual });
    await layOut.click();
    for (const locale of locales)
      await expect
        .poll(() => (host.saves.at(-1)?.languages[locale]?.values.blocks as Doc[] | undefined)?.map(kindOf))
        .toEqual(usual);
    const [en, ar] = locales.map((locale) => host.saves.at(-1)!.languages[locale]!.values.blocks as Doc[]);
    expect(ar!.map(({ pair }) => pair)).toEqual(en!.map(({ pair }) => pair));
    expect(new Set(en!.map(({ pair }) => pair)).size).toBe(usual.length);
    await expect.element(layOut).not.toBeInTheDocument();
  },
);

/** The keyboards of the test browser have no Arabic letters. */
function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const kindOf = ({ blockType }: Doc) => blockType;

function topOf(tile: { element: () => Element }): number {
  return Math.round(tile.element().getBoundingClientRect().top);
}
