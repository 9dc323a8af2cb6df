import { localeInfo, locales } from '@nasaq/contract';
import { useDocumentDrawerContext } from '@payloadcms/ui';
import type { FieldSpec } from '@nasaq/translation';
import type { ServerFunctionClient } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const category: FieldSpec = {
  name: 'category',
  kind: 'reference',
  localized: false,
  label: { en: 'Category', ar: 'التصنيف' },
  relationTo: ['categories'],
  filter: { of: { equals: 'services' } },
};

/** The host's answer to a search of categories that finds none. */
const noCategory = ({ url }: { url: URL }) => (url.pathname === '/api/categories' ? { docs: [] } : undefined);

/** The form of a new category, in the CMS's drawer. */
function Save() {
  const { onSave } = useDocumentDrawerContext();
  const save = () => void onSave?.({ doc: { id: 5 }, operation: 'create' } as never);
  return (
    <button onClick={save} type="button">
      Save
    </button>
  );
}

test.each(locales)('where a category is missed it is made, of the kind that is asked for: %s', async (language) => {
  const host = new DeskHost();
  host.fields = [category];
  const presets: unknown[] = [];
  const serverFunction = (({ args, name }: { args: { initialData?: unknown }; name: string }) => {
    if (name === 'render-document') presets.push(args.initialData);
    return Promise.resolve(name === 'render-document' ? { data: {}, Document: <Save /> } : undefined);
  }) as unknown as ServerFunctionClient;
  showDesk(language, host, { answer: noCategory, mayCreate: ['categories'], serverFunction });
  await page.getByRole('button', { name: fill(deskTexts[language].addRow, { row: 'categories' }) }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => host.saves.at(-1)?.shared?.values.category).toBe(5);
  expect(presets).toContainEqual({ of: 'services' });
});

test.each(locales)('an empty field that finds entries has the direction of its hint: %s', async (language) => {
  const host = new DeskHost();
  host.fields = [category];
  showDesk(language, host, { answer: noCategory });
  const field = page.getByRole('combobox');
  await expect.element(field).toHaveAttribute('placeholder', deskTexts[language].find);
  const direction = () => getComputedStyle(field.element()).direction;
  expect(direction()).toBe(localeInfo[language].dir);
  for (const [typed, dir] of [
    ['contracts', 'ltr'],
    ['عقود', 'rtl'],
  ] as const) {
    await field.fill(typed);
    expect(direction()).toBe(dir);
  }
});

test('whoever may make none is not led to it', async () => {
  const host = new DeskHost();
  host.fields = [category];
  showDesk('en', host, { answer: noCategory });
  await expect.element(page.getByRole('combobox')).toBeVisible();
  expect(page.getByRole('button', { name: fill(deskTexts.en.addRow, { row: 'categories' }) }).elements()).toEqual([]);
});
