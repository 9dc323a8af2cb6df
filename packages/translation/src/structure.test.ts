import { expect, test } from 'vitest';
import type { Doc, FieldSpec } from './field.ts';
import { addRow, moveRow, putRowBack, removeRow, writeRow } from './rows.ts';
import { structureOf, withStructure } from './structure.ts';

const label = { en: 'Step', ar: 'خطوة' };
const field = (name: string, kind: FieldSpec['kind'], more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  kind,
  localized: true,
  label,
  ...more,
});
const steps = field('steps', 'rows', {
  fields: [
    field('text', 'text'),
    field('number', 'number', { defaultValue: 1 }),
    field('parts', 'rows', { fields: [field('text', 'text')] }),
  ],
});
const at = { field: steps, path: 'steps' };
const pairs = (doc: Doc) => (doc.steps as Doc[] | undefined)?.map(({ pair }) => pair);
const docs = () => ({
  en: {
    steps: [
      { id: '1', pair: 'a', text: 'One', number: 3, parts: [{ id: '11', pair: 'x', text: 'Part' }] },
      { id: '2', pair: 'b', text: 'Two', number: 4 },
    ] as Doc[],
  },
  ar: { steps: [{ id: '3', pair: 'b', text: 'اثنان', number: 4 }] as Doc[] },
});

test('a rich text keeps its headings, lists and pictures, and loses its words', () => {
  const text = [{ type: 'text', text: 'Words' }];
  const value = {
    root: {
      type: 'root',
      children: [
        { type: 'heading', tag: 'h2', children: text },
        { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: text }] },
        { type: 'upload', relationTo: 'media', value: 7, id: 'one' },
        { type: 'paragraph', children: [{ type: 'link', children: text }] },
      ],
    },
  };
  const { root } = structureOf(field('body', 'richText'), value) as typeof value;
  expect(root.children).toMatchObject([
    { type: 'heading', tag: 'h2', children: [] },
    { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [] }] },
    { type: 'upload', relationTo: 'media', value: 7 },
    { type: 'paragraph', children: [] },
  ]);
  expect((root.children[2] as Doc).id).not.toBe('one');
  expect(JSON.stringify(root)).not.toContain('Words');
});

test('rows of the other language come with their pairs, figures and an id of their own; what is written stays', () => {
  const { ar, en } = docs();
  const copied = withStructure(steps, en.steps, ar.steps) as Doc[];
  expect(copied).toMatchObject([
    { pair: 'a', text: '', number: 3, parts: [{ pair: 'x', text: '' }] },
    { id: '3', pair: 'b', text: 'اثنان' },
  ]);
  expect(copied[0]!.id).toMatch(/^[0-9a-f]{24}$/);
  expect((copied[0]!.parts as Doc[])[0]!.id).not.toBe('11');
});

test('a row is added for both languages behind the same one, as two rows of one pair', () => {
  const { docs: added, pair } = addRow(docs(), { ...at, into: ['en', 'ar'], after: 'b' });
  expect([pairs(added.en), pairs(added.ar)]).toEqual([
    ['a', 'b', pair],
    ['b', pair],
  ]);
  const [english, arabic] = [(added.en.steps as Doc[])[2]!, (added.ar.steps as Doc[])[1]!];
  expect(english).toMatchObject({ number: 1 });
  expect(english.id).not.toBe(arabic.id);
});

test('a row that both languages share is one row, wherever it is added and removed', () => {
  const shared = { field: { ...steps, localized: false }, path: 'steps' };
  const one = docs();
  const both = { en: one.en, ar: one.en };
  const { docs: added, pair } = addRow(both, { ...shared, into: ['en'] });
  expect(added.en).toEqual(added.ar);
  expect(pairs(removeRow(added, shared, pair, ['ar']).en)).toEqual(['a', 'b']);
});

test('a row moves past its neighbour in each language that has both', () => {
  const moved = moveRow(docs(), at, 'b', -1);
  expect([pairs(moved.en), pairs(moved.ar)]).toEqual([['b', 'a'], ['b']]);
  expect(moveRow(docs(), at, 'a', -1)).toEqual(docs());
});

test('a row is removed from one language, and written anew in the other one beside its neighbour', () => {
  expect(pairs(removeRow(docs(), at, 'b', ['en']).en)).toEqual(['a']);
  expect(pairs(removeRow(docs(), at, 'b', ['en']).ar)).toEqual(['b']);
  const written = writeRow(docs(), at, 'a', 'ar');
  expect(written.ar.steps).toMatchObject([
    { pair: 'a', text: '', number: 3 },
    { pair: 'b', text: 'اثنان' },
  ]);
});

test('a row that was removed by mistake comes back behind its neighbour, beside what was written meanwhile', () => {
  const before = docs();
  const removed = removeRow(before, at, 'b', ['en', 'ar']);
  const { docs: written, pair } = addRow(removed, { ...at, into: ['en'] });
  const back = putRowBack(written, before, at, 'b', ['en', 'ar']);
  expect([pairs(back.en), pairs(back.ar)]).toEqual([['a', 'b', pair], ['b']]);
  expect((back.ar.steps as Doc[])[0]).toBe(before.ar.steps[0]);
  expect(putRowBack(back, before, at, 'b', ['en'])).toEqual(back);
});

test('rows without a pair go by their place, and keep their partner when one is moved', () => {
  const rows = (...texts: string[]) => ({ steps: texts.map((text) => ({ id: text, text })) as Doc[] });
  const moved = moveRow({ en: rows('One', 'Two'), ar: rows('واحد', 'اثنان') }, at, '2', -1);
  expect(moved.en.steps).toMatchObject([{ text: 'Two' }, { text: 'One' }]);
  expect(moved.ar.steps).toMatchObject([{ text: 'اثنان' }, { text: 'واحد' }]);
  expect(pairs(moved.en)).toEqual(pairs(moved.ar));
});
