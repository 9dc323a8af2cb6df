import { describe, expect, test } from 'vitest';
import { keepTyped as keep } from './keep-typed.ts';
import { isSame } from './same.ts';

const keepTyped = (sides: Parameters<typeof keep>[0]) => keep(sides).value;
const typedOver = (sides: Parameters<typeof keep>[0]) => keep(sides).over;

const rich = (text: string, derived = {}) => ({
  root: {
    type: 'root',
    version: 1,
    children: [
      { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0, ...derived }] },
    ],
  },
});

test('nothing is like an empty text, and a rich text like itself with what its editor derives', () => {
  expect(isSame({ title: '', rows: [] }, {})).toBe(true);
  expect(isSame(rich('One'), rich('One', { mode: 'normal', style: '', detail: 0 }))).toBe(true);
  expect(isSame(rich('One'), rich('One', { format: 1 }))).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});

test('what was not touched since becomes what came back, and what is equal stays the same object', () => {
  const now = { title: 'A', body: rich('Text'), seo: { title: 'S' } };
  const kept = keepTyped({
    sent: now,
    now,
    answered: { title: 'A', body: rich('Text', { style: '' }), seo: { title: 'S' }, slug: 'a' },
  }) as typeof now & { slug: string };
  expect(kept.slug).toBe('a');
  expect(kept.body).toBe(now.body);
  expect(kept.seo).toBe(now.seo);
});

test('what was typed while the answer was under way stays', () => {
  const kept = keepTyped({
    sent: { title: 'A', summary: 'Short' },
    now: { title: 'A and more', summary: 'Short' },
    answered: { title: 'A', summary: 'Short', slug: 'a' },
  });
  expect(kept).toEqual({ title: 'A and more', summary: 'Short', slug: 'a' });
});

test('rows go by their ids: typed ones and new ones stay, rows of others come in beside their neighbours', () => {
  const sent = [
    { id: '1', text: 'One' },
    { id: '2', text: 'Two' },
  ];
  const now = [
    { id: '2', text: 'Two, typed' },
    { id: '1', text: 'One' },
    { id: 'new', text: '' },
  ];
  const answered = [
    { id: '1', text: 'One', note: 'filled' },
    { id: 'theirs', text: 'Theirs' },
    { id: '2', text: 'Two' },
  ];
  expect(keepTyped({ sent, now, answered })).toEqual([
    { id: '2', text: 'Two, typed' },
    { id: '1', text: 'One', note: 'filled' },
    { id: 'theirs', text: 'Theirs' },
    { id: 'new', text: '' },
  ]);
});

test('a row that was removed while the answer was under way does not come back, and one that others removed goes', () => {
  const row = (id: string) => ({ id, text: id });
  expect(keepTyped({ sent: [row('1'), row('2')], now: [row('2')], answered: [row('1'), row('2')] })).toEqual([
    row('2'),
  ]);
  const now = [row('1'), row('2'), row('3')];
  expect(keepTyped({ sent: [row('1'), row('2')], now, answered: [row('2')] })).toEqual([row('2'), row('3')]);
});

test('what was typed over a new value of somebody else is named by its path', () => {
  const sent = { title: 'A', seo: { title: 'S' }, steps: [{ id: '1', text: 'One', note: '' }], year: 1 };
  const now = { ...sent, title: 'Mine', seo: { title: 'Mine' }, steps: [{ id: '1', text: 'Mine', note: 'Mine' }] };
  const answered = { title: 'A', seo: { title: 'Theirs' }, steps: [{ id: '1', text: 'Theirs', note: '' }], year: 2 };
  expect(typedOver({ sent, now, answered })).toEqual(['seo.title', 'steps.1.text']);
  expect(typedOver({ sent, now: sent, answered })).toEqual([]);
  expect(typedOver({ sent: { body: rich('A') }, now: { body: rich('B') }, answered: { body: rich('C') } })).toEqual([
    'body',
  ]);
});

describe('rows', () => {
  const row = (id: string, text = id) => ({ id, text });

  test('stand as others have moved them where only their texts were typed since', () => {
    const sent = [row('1'), row('2')];
    const sides = { sent, now: [row('1', 'typed'), row('2')], answered: [row('2'), row('1')] };
    expect(keep(sides)).toEqual({ value: [row('2'), row('1', 'typed')], over: [] });
  });

  test('that both have moved differently are named as a whole, in the order that somebody sees', () => {
    const sent = [row('1'), row('2'), row('3')];
    const sides = { sent, now: [row('2'), row('1'), row('3')], answered: [row('3'), row('1'), row('2')] };
    expect(keepTyped(sides)).toEqual(sides.now);
    const docs = (rows: object[]) => ({ steps: rows });
    expect(typedOver({ sent: docs(sent), now: docs(sides.now), answered: docs(sides.answered) })).toEqual(['steps']);
  });

  test('of which one has removed what the other has written in are named as a whole, and nothing typed is gone', () => {
    const docs = (...rows: object[]) => ({ steps: rows });
    const sent = docs(row('1'), row('2'));
    expect(keep({ sent, now: docs(row('1')), answered: docs(row('1'), row('2', 'theirs')) })).toEqual({
      value: docs(row('1')),
      over: ['steps'],
    });
    expect(keep({ sent, now: docs(row('1'), row('2', 'mine')), answered: docs(row('1')) })).toEqual({
      value: docs(row('1'), row('2', 'mine')),
      over: ['steps'],
    });
    expect(keep({ sent: { steps: null }, now: docs(row('1')), answered: docs(row('2')) })).toEqual({
      value: docs(row('1'), row('2')),
      over: [],
    });
  });
});
