import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { type Mark, stateOf } from './states.ts';
import { pairRows, unitsOf } from './units.ts';
import type { FieldSpec } from './field.ts';

const label = { en: 'Title', ar: 'العنوان' };

function mark(as: Mark['as'], source: string, target: string): Mark {
  return { as, source: fingerprint(source), target: fingerprint(target), by: 1, at: 0 };
}

test('a translation is confirmed until the words of its source change, and a draft as soon as its own do', () => {
  const said = mark('confirmed', 'Our work', 'أعمالنا');
  const state = (en: string, ar: string) => stateOf({ en, ar }, 'ar', 'en', said);
  expect(state('Our work', 'أعمالنا')).toBe('confirmed');
  expect(state('Our  work ', 'أعمالنا')).toBe('confirmed');
  expect(state('Our works', 'أعمالنا')).toBe('outdated');
  expect(state('Our work', 'عملنا')).toBe('draft');
  expect(state('Our work', '')).toBe('missing');
  expect(state('', '')).toBe('empty');
  expect(stateOf({ en: 'Our work', ar: 'أعمالنا' }, 'en', 'en', undefined)).toBe('source');
});

test('what a machine has drafted stays marked through the edits of a person, until one confirms it', () => {
  const said = mark('machine', 'Our work', 'أعمالنا');
  const state = (en: string, ar: string, as = said) => stateOf({ en, ar }, 'ar', 'en', as);
  expect(state('Our work', 'أعمالنا')).toBe('machine');
  expect(state('Our work', 'أعمالنا.')).toBe('machine');
  expect(state('Our works', 'أعمالنا.')).toBe('outdated');
  expect(state('Our work', '')).toBe('missing');
  expect(state('Our work', 'أعمالنا.', mark('confirmed', 'Our work', 'أعمالنا.'))).toBe('confirmed');
});

test('formatting and the kind of a paragraph change no words', () => {
  const text = (tag: string | null, format: number) => ({
    root: {
      type: 'root',
      children: [
        { type: tag ? 'heading' : 'paragraph', tag, children: [{ type: 'text', text: 'Our work', format }] },
        { type: 'list', children: [{ type: 'listitem', children: [{ type: 'text', text: 'One' }] }] },
      ],
    },
  });
  expect(fingerprint(text(null, 0))).toBe(fingerprint(text('h2', 1)));
  expect(fingerprint(text(null, 0))).not.toBe('');
});

test('rows of both languages are joined by their pair, wherever they stand', () => {
  const rows = pairRows({
    en: [{ pair: 'a' }, { pair: 'b' }, { pair: 'c' }],
    ar: [{ pair: 'c' }, { pair: 'new' }, { pair: 'a' }],
  });
  expect(rows.map(({ pair, rows: { en, ar } }) => [pair, en !== null, ar !== null])).toEqual([
    ['a', true, true],
    ['b', true, false],
    ['c', true, true],
    ['new', false, true],
  ]);
});

test('units are the texts that have a language, in the order of the form', () => {
  const text: FieldSpec = { name: 'text', kind: 'text', localized: true, label };
  const fields: FieldSpec[] = [
    { ...text, name: 'title' },
    { name: 'year', kind: 'number', localized: false, label },
    { name: 'seo', kind: 'group', localized: false, label, fields: [{ ...text, name: 'title' }] },
    { name: 'steps', kind: 'rows', localized: true, label, fields: [text, { ...text, name: 'n', kind: 'number' }] },
  ];
  const units = unitsOf(fields, { en: { steps: [{ pair: 'x', text: 'One' }] }, ar: {} });
  expect(units.map(({ path, present }) => [path, present.ar])).toEqual([
    ['title', true],
    ['seo.title', true],
    ['steps.x.text', false],
  ]);
});
