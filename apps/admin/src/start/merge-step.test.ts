import { expect, test } from 'vitest';
import { arranged, changesOf, leftToSave, mergeChanges, mergeStep, settled, unchanged } from './merge-step.ts';

const both = (text: string) => ({ en: text, ar: text });
const company = { name: both('Sahel'), phone: '1', logo: null as object | null };
const place = (id: string, isShown = true) => ({ id, isShown });
const page = (...places: object[]) => ({ places });
const ids = (form: object) => (form as { places: { id: string }[] }).places.map(({ id }) => id).join('');

test('what was changed is told field by field, of texts each language for itself', () => {
  const form = { ...company, name: { en: 'Coast', ar: 'Sahel' } };
  expect(changesOf(company, form)).toEqual({ from: { name: { en: 'Sahel' } }, to: { name: { en: 'Coast' } } });
  expect(changesOf(company, { ...company })).toEqual(unchanged);
});

test('whatever else was saved meanwhile stays, and what both have changed is in dispute on what it stood on', () => {
  const changes = { from: { name: { en: 'Sahel' } }, to: { name: { en: 'Coast' } } };
  const theirs = { ...company, name: { en: 'Sahel', ar: 'ساحل' }, phone: '2' };
  expect(mergeChanges(changes, theirs)).toMatchObject({
    form: { name: { en: 'Coast', ar: 'ساحل' }, phone: '2' },
    disputes: [],
  });
  expect(mergeChanges(changes, { ...company, name: both('Shore') })).toMatchObject({
    form: { name: { en: 'Coast', ar: 'Shore' } },
    standsOn: { name: { en: 'Sahel', ar: 'Shore' } },
    disputes: ['name.en'],
  });
});

test('a file is one value, and what a browser kept of another release is nothing', () => {
  const file = (name: string) => ({ file: name, name, type: 'svg' });
  const changes = { from: { logo: file('a') }, to: { logo: file('b') } };
  const stored = { ...company, logo: file('c') };
  expect(mergeChanges(changes, stored)).toMatchObject({ form: { logo: file('b') }, disputes: ['logo'] });
  expect(mergeChanges({ name: both('Old') } as never, stored).form).toEqual(stored);
});

test('of what others have made the same of, nothing is left to save', () => {
  const changes = { from: { phone: '1' }, to: { phone: '2' } };
  expect(settled(changes, { ...company, phone: '2' })).toEqual(unchanged);
  expect(settled(changes, { ...company, phone: '3' })).toEqual(changes);
});

test('who hides a section has not moved it: another one may be moved meanwhile', () => {
  const base = page(place('a'), place('b'), place('c'), place('d'));
  // As it is read: what is not shown comes last.
  const theirs = page(place('a'), place('c'), place('d'), place('b', false));
  const mine = page(place('d'), place('a'), place('b'), place('c'));
  const { disputes, form } = mergeStep({ base, mine, theirs });
  expect([disputes, ids(form)]).toEqual([[], 'dabc']);
  expect(form.places).toContainEqual(place('b', false));
  expect(ids(arranged(theirs, base))).toBe('abcd');
  const moved = page(place('c'), place('a'), place('b'), place('d'));
  expect(mergeStep({ base, mine, theirs: moved }).disputes).toEqual(['places']);
});

test('what is typed while a save is under way is left to save, and stands on what was sent', () => {
  const sent = { changes: { from: { phone: '1' }, to: { phone: ' 2' } }, form: { ...company, phone: ' 2' } };
  const now = { ...company, phone: '2', name: { en: 'Sahel', ar: 'ساحل' } };
  expect(leftToSave(sent, sent.form, now)).toEqual(unchanged);
  expect(leftToSave(sent, { ...sent.form, phone: ' 22' }, now)).toEqual({ from: { phone: '2' }, to: { phone: ' 22' } });
  // Over what others have saved in the same moment.
  const typed = { ...sent.form, name: { en: 'Sahel', ar: 'شاطئ' } };
  const left = leftToSave(sent, typed, now);
  expect(left).toEqual({ from: { name: { ar: 'Sahel' } }, to: { name: { ar: 'شاطئ' } } });
  expect(mergeChanges(left, now).disputes).toEqual(['name.ar']);
});
