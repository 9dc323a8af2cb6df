import { locales } from '@nasaq/contract';
import type { Doc, FieldSpec } from '@nasaq/translation';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const ground: FieldSpec = {
  name: 'ground',
  kind: 'select',
  localized: true,
  label: { en: 'Ground', ar: 'الأرضية' },
  options: [
    { value: 'paper', label: { en: 'Paper', ar: 'ورق' } },
    { value: 'ink', label: { en: 'Ink', ar: 'حبر' } },
  ],
  defaultValue: 'paper',
  setting: true,
};

let host: DeskHost;
beforeEach(async () => {
  await page.viewport(1440, 900);
  host = new DeskHost();
  host.fields = host.fields.map((field) =>
    field.name === 'steps' ? { ...field, fields: [...field.fields!, ground] } : field,
  );
  set('ink', 'ink');
});

/** The ground of the step that both languages have. */
function set(en: string, ar: string): void {
  const grounded = (doc: Doc, value: string) => ({
    ...doc,
    steps: (doc.steps as Doc[]).map((row) => ({ ...row, ground: value })),
  });
  host.docs = { en: grounded(host.docs.en, en), ar: grounded(host.docs.ar, ar) };
}

const stored = () => locales.map((locale) => (host.docs[locale].steps as Doc[])[0]!.ground);

describe.each(inTurn('en'))('a setting of a row, with menus in %s', (language) => {
  const texts = deskTexts[language];
  const field = () => page.getByRole('combobox', { name: new RegExp(`${ground.label[language]}$`, 'u') });

  test('stands once, and is written in both languages in one save', async () => {
    showDesk(language, host);
    // The other one is of the step that English alone has.
    await expect.poll(() => field().elements()).toHaveLength(2);
    await field().first().selectOptions('paper');
    await expect.poll(stored).toEqual(['paper', 'paper']);
    expect(host.saves).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test(
    'of a row that one language alone has stands once, and the row comes to the other one with it',
    { tags: ['proof'] },
    async () => {
      showDesk(language, host);
      await field().nth(1).selectOptions('paper');
      await page.getByRole('button', { name: texts.writeIt }).first().click();
      await expect
        .poll(() => (host.saves.at(-1)?.languages.ar?.values.steps as Doc[] | undefined)?.map((row) => row.ground))
        .toEqual(['ink', 'paper']);
      await expect.poll(() => field().elements()).toHaveLength(2);
    },
  );

  test('that differs is told, and made alike with a press', async () => {
    set('ink', 'paper');
    showDesk(language, host);
    await expect.element(field().first()).toHaveValue('ink');
    const paper = ground.options![0]!.label[language];
    const told = fill(texts.settingsSplit, { language: texts.languages.ar, value: paper });
    await expect.element(page.getByText(told, { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page
      .getByRole('button', {
        name: fill(texts.settingForBothOf, { field: ground.label[language], language: texts.languages.ar }),
      })
      .click();
    await expect.element(page.getByText(told, { exact: true })).not.toBeInTheDocument();
    await expect.poll(stored).toEqual(['paper', 'paper']);
    await expect.element(field().first()).toHaveFocus();
  });
});

test('two disputes over one setting are one, and decided at once', async () => {
  showDesk('en', host);
  const dispute = (path: string) => ({
    path,
    label: 'Ground',
    by: 'Karim',
    at: '2026-11-23T10:00:00.000Z',
    theirs: 'Paper',
    seen: {},
  });
  const select = page.getByRole('combobox', { name: 'Step 1 Ground' });
  await expect.element(select).toHaveValue('ink');
  host.conflicts = { en: [dispute('steps.e1.ground')], ar: [dispute('steps.a1.ground')] };
  await select.selectOptions('paper');
  await expect.poll(() => page.getByRole('alert', { name: 'Ground' }).elements()).toHaveLength(1);
  host.conflicts = { en: [], ar: [] };
  await page.getByRole('button', { name: deskTexts.en.keepMine }).click();
  await expect.element(page.getByRole('alert', { name: 'Ground' })).not.toBeInTheDocument();
  await expect.poll(() => host.saves.at(-1)?.over).toEqual({ en: ['steps.e1.ground'], ar: ['steps.a1.ground'] });
});
