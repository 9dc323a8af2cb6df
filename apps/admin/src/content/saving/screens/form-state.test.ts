import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import type { FormBase } from '../form-base.ts';
import { keeping, typedSince } from './form-state.ts';

/** The state of a form with a title, a summary and the rows of a list. */
function stateOf(title: string, summary: string, rows: [id: string, text: string][], base: Record<string, string>) {
  const state: Record<string, object> = {
    title: { value: title },
    summary: { value: summary },
    updatedAt: { value: `${title}${summary}` },
    points: { value: rows.length, rows: rows.map(([id]) => ({ id })) },
    formBase: { value: { form: title, locale: 'en', base, others: [], conflicts: [] } },
  };
  rows.forEach(([id, text], place) => {
    state[`points.${place}.id`] = { value: id };
    state[`points.${place}.text`] = { value: text };
  });
  return state as FormState;
}

const opened = stateOf(
  'T',
  'S',
  [
    ['a', 'A'],
    ['b', 'B'],
  ],
  { title: 't1', summary: 's1', 'points.b.text': 'b1' },
);

test('what was typed between two states is named by the ids of its rows', () => {
  const typed = stateOf(
    'T',
    'S typed',
    [
      ['a', 'A'],
      ['b', 'B typed'],
    ],
    {},
  );
  expect(typedSince(opened, typed)).toEqual(['points.b.text', 'summary']);
  expect(typedSince(opened, opened)).toEqual([]);
});

test('a row that was added or taken away stands for its list', () => {
  const added = stateOf(
    'T',
    'S',
    [
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ],
    {},
  );
  expect(typedSince(opened, added)).toEqual(['points']);
  expect(typedSince(opened, stateOf('T', 'S', [['b', 'B']], {}))).toEqual(['points']);
});

test('a form that is filled anew keeps what is typed while it loads, on the base that this was typed on', () => {
  const typed = stateOf(
    'T',
    'S typed',
    [
      ['a', 'A'],
      ['b', 'B typed'],
    ],
    { title: 't1', summary: 's1', 'points.b.text': 'b1' },
  );
  const fresh = stateOf(
    'Their title',
    'Their summary',
    [
      ['new', 'N'],
      ['b', 'B'],
      ['a', 'A'],
    ],
    { title: 't2', summary: 's2', 'points.b.text': 'b1' },
  );
  const filled = keeping(typed, fresh, typedSince(opened, typed));
  expect(filled.title!.value).toBe('Their title');
  expect(filled.summary!.value).toBe('S typed');
  expect(filled['points.1.text']!.value).toBe('B typed');
  expect(filled['points.2.text']!.value).toBe('A');
  // Its summary was changed by others too: the server will see the dispute by the base of before.
  expect((filled.formBase!.value as FormBase).base).toEqual({ title: 't2', summary: 's1', 'points.b.text': 'b1' });
});
