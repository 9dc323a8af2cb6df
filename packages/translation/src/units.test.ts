import { expect, test } from 'vitest';
import type { FieldSpec } from './field.ts';
import { unitsOf } from './units.ts';

const label = { en: 'Button', ar: 'الزر' };
const rows: FieldSpec[] = [
  {
    name: 'blocks',
    kind: 'rows',
    localized: true,
    label,
    fields: [
      { name: 'form', kind: 'select', localized: false, label },
      { name: 'button', kind: 'text', localized: true, label, shownIf: { field: 'form', is: ['contact', 'ordering'] } },
    ],
  },
];
const pathsOf = (en: object, ar: object) =>
  unitsOf(rows, { en: { blocks: [{ pair: 'a', ...en }] }, ar: { blocks: [{ pair: 'a', ...ar }] } }).map(
    ({ path }) => path,
  );

test('a text that its row does not ask for is no text, unless somebody has written it', () => {
  expect(pathsOf({ form: 'contact' }, { form: 'contact' })).toEqual(['blocks.a.button']);
  expect(pathsOf({ form: 'own' }, { form: 'own' })).toEqual([]);
  expect(pathsOf({ form: 'own', button: 'Send' }, { form: 'own' })).toEqual(['blocks.a.button']);
  expect(pathsOf({ form: 'own' }, { form: 'ordering' })).toEqual(['blocks.a.button']);
});
