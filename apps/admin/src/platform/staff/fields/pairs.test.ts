import { pairField } from '@nasaq/translation';
import type { ArrayField, FieldHookArgs } from 'payload';
import { expect, test } from 'vitest';
import { localizedRows } from './text-rows.ts';

interface Row {
  id?: string;
  pair?: string | null;
  text?: string;
  blockType?: string;
  inside?: Row[];
}

const label = { en: 'Lines', ar: 'الأسطر' };
const array: ArrayField = localizedRows({ name: 'lines', label, row: label }, [
  { name: 'text', type: 'text' },
  { type: 'row', fields: [{ name: 'inside', type: 'array', fields: [{ name: 'text', type: 'text' }] }] },
]);

function kept(rows: unknown, stored: Row[] = []): Row[] {
  const args = { field: array, siblingData: { lines: rows }, previousValue: stored, value: rows };
  return array.hooks!.beforeValidate![0]!(args as unknown as FieldHookArgs) as Row[];
}
const pairs = (rows: Row[]) => rows.map(({ pair }) => pair);

test('rows without a pair go by their place, so that both languages meet', () => {
  expect(pairs(kept([{ text: 'a' }, { text: 'b' }]))).toEqual(['1', '2']);
  expect(pairs(kept([{ text: 'a', inside: [{ text: 'x' }, { text: 'y' }] }])[0]!.inside!)).toEqual(['1', '2']);
});

test('blocks without a pair meet those of their kind only: joined with another kind, its fields would be seen nowhere', () => {
  const call = [{ text: 'a', blockType: 'call' }];
  expect(pairs(kept(call))).toEqual(pairs(kept([{ text: 'ب', blockType: 'call' }])));
  expect(pairs(kept(call))).not.toEqual(pairs(kept([{ text: 'ب', blockType: 'steps' }])));
});

test('a row keeps what it has had, wherever it is moved and whatever comes with it or without it', () => {
  const stored = [
    { id: 'a', pair: 'p' },
    { id: 'b', pair: 'q' },
  ];
  expect(pairs(kept([{ id: 'b' }, { id: 'a', pair: null }], stored))).toEqual(['q', 'p']);
  expect(
    pairs(
      kept(
        [
          { id: 'b', pair: 'q' },
          { id: 'a', pair: 'r' },
        ],
        stored,
      ),
    ),
  ).toEqual(['q', 'p']);
});

test('of a row and its duplicate the one that was there keeps the pair, also where the duplicate stands first', () => {
  const stored = [{ id: 'a', pair: 'p' }];
  const [duplicate, original] = pairs(
    kept(
      [
        { id: 'b', pair: 'p' },
        { id: 'a', pair: 'p' },
      ],
      stored,
    ),
  );
  expect(original).toBe('p');
  expect(duplicate).toMatch(/^[\da-f]{24}$/);
});

test('a form that has not heard of the new pair of its duplicate does not change it again', () => {
  const stored = [
    { id: 'a', pair: 'p' },
    { id: 'b', pair: 'q' },
  ];
  expect(
    pairs(
      kept(
        [
          { id: 'a', pair: 'p' },
          { id: 'b', pair: 'p' },
        ],
        stored,
      ),
    ),
  ).toEqual(['p', 'q']);
});

test('a place that is taken makes room for a new pair, and what is no name of a path is none', () => {
  const [first, second, third] = pairs(kept([{ pair: '2' }, { text: 'without' }, { pair: 'seo.title' }]));
  expect(first).toBe('2');
  expect(second).toMatch(/^[\da-f]{24}$/);
  expect(third).toBe('3');
});

test('a save that does not name the rows leaves them alone', () => {
  expect(kept(undefined, [{ id: 'a', pair: 'p' }])).toBeUndefined();
});

test('the pair is the last field of a row and of the rows inside it, and is shown to nobody', () => {
  const own = array.fields.at(-1);
  expect(own).toMatchObject({ name: pairField, admin: { hidden: true, disableListColumn: true } });
  expect(array.fields[1]).toMatchObject({ fields: [{ fields: [{ name: 'text' }, { name: pairField }] }] });
});
