import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { formTexts } from '../catalogue/index.ts';
import { conflictText } from './form-conflicts.ts';
import { mergeValues } from './merge-values.ts';

const size = { name: 'own_size', type: 'text', label: { en: 'Size', ar: 'المقاس' } };
const note = { name: 'own_note', type: 'long', label: { en: 'Note', ar: 'ملاحظة' } };
const pick = {
  name: 'own_pick',
  type: 'one',
  label: { en: 'Pick', ar: 'اختر' },
  options: [
    { value: 'a', label: { en: 'One', ar: 'واحد' } },
    { value: 'b', label: { en: 'Two', ar: 'اثنان' } },
  ],
};
const opened = { fields: [size, note, pick] };

test.each(locales)(
  'a field that one has removed and another has renamed is told so, with both names: %s',
  (language) => {
    const renamed = { ...size, label: { en: 'Fit', ar: 'القياس' } };
    const [mine, theirs] = [{ fields: [renamed, note, pick] }, { fields: [note, pick] }];
    const { conflicts } = mergeValues(opened, mine, theirs);
    expect(conflicts).toEqual(['fields.own_size']);
    const told = fill(formTexts.renamed[language], { from: size.label[language], to: renamed.label[language] });
    expect(conflictText('fields.own_size', mine, opened, language).split('\n')[0]).toBe(told);
    expect(conflictText('fields.own_size', theirs, opened, language)).toBe(formTexts.removed[language]);
  },
);

test('one that was renamed in the other language alone is told by its names there; one that was not, by its name', () => {
  const arabic = { fields: [{ ...size, label: { en: 'Size', ar: 'القياس' } }] };
  const told = fill(formTexts.renamed.en, { from: 'المقاس', to: 'القياس' });
  expect(conflictText('fields.own_size', arabic, opened, 'en').split('\n')[0]).toBe(told);
  const required = { fields: [{ ...size, required: true }] };
  expect(conflictText('fields.own_size', required, opened, 'en').split('\n')[0]).toBe('Size');
});

test('a choice that was removed is told as removed, a text that was emptied as empty', () => {
  const fewer = { fields: [{ ...pick, options: pick.options.slice(1) }] };
  expect(conflictText('fields.own_pick.options.a', fewer, opened, 'en')).toBe(formTexts.removed.en);
  expect(conflictText('title_en', { title_en: '' }, { title_en: 'Day' }, 'en')).toBe('');
  expect(conflictText('fields.own_size.hint', opened, opened, 'en')).toBe('');
});
