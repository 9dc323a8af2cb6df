import { expect, test } from 'vitest';
import { formView, nextBase } from './answer-form.ts';
import { baseOf, mergeSave, type Doc } from './merge.ts';
import type { ShapeField } from './shape.ts';

const value = (name: string): ShapeField => ({ name, kind: 'value', localized: true });
const shape: ShapeField[] = [
  value('title'),
  value('summary'),
  { name: 'author', kind: 'reference', localized: false },
  { name: 'body', kind: 'richText', localized: true },
  { name: 'closesAt', kind: 'moment', localized: false },
  { ...value('seo'), group: [value('title'), value('description')] },
  { ...value('rows'), rows: [value('text'), { ...value('lines'), rows: [value('text')] }] },
];

const loaded: Doc = {
  title: 'Title',
  summary: 'Summary',
  author: 1,
  seo: { title: 'Found', description: 'Seen' },
  rows: [
    { id: 'a', text: 'one', lines: [{ id: 'x', text: 'line' }] },
    { id: 'b', text: 'two' },
    { id: 'c', text: 'three' },
  ],
};

function merge(mine: Doc, theirs: Doc, wroteLast?: (path: string) => boolean) {
  const base = baseOf(shape, loaded);
  return mergeSave({
    shape,
    base,
    mine: { ...loaded, ...mine },
    theirs: { ...loaded, ...theirs },
    ...(wroteLast ? { wroteLast } : {}),
  });
}

const [a, b, c] = loaded.rows as [Doc, Doc, Doc];

test('a whole form that changes one field leaves the others as somebody else has made them', () => {
  const { document, conflicts, others } = merge(
    { title: 'Mine' },
    { summary: 'Theirs', author: 4, seo: { title: 'T' } },
  );
  expect(document).toMatchObject({ title: 'Mine', summary: 'Theirs', author: 4, seo: { title: 'T' } });
  expect(conflicts).toEqual([]);
  expect(others).toEqual(['summary', 'author', 'seo.title', 'seo.description']);
});

test('what both have changed differently is a conflict, and the newest stays', () => {
  const { document, conflicts } = merge({ title: 'Mine', author: 2 }, { title: 'Theirs', author: 3 });
  expect(document).toMatchObject({ title: 'Theirs', author: 3 });
  expect(conflicts).toEqual(['title', 'author']);
});

test('what both have changed to the same is no conflict', () => {
  expect(merge({ title: 'Same', author: 2 }, { title: 'Same', author: { id: 2, name: 'A' } }).conflicts).toEqual([]);
});

test('clearing a field is a change, and leaving a field out is none', () => {
  expect(merge({ author: null, seo: { title: 'Found' } }, {}).document).toMatchObject({
    author: null,
    seo: { title: 'Found', description: 'Seen' },
  });
});

test('nothing, an empty text, no rows and an unticked box are the same', () => {
  const base = baseOf(shape, { title: null, seo: {} });
  const mine = { title: '', author: [], seo: { title: '', description: false }, rows: 0 };
  expect(mergeSave({ shape, base, mine, theirs: { title: 'Theirs' } })).toMatchObject({
    document: { title: 'Theirs' },
    conflicts: [],
  });
});

test('a moment in another notation and a rich text that its editor has completed are no changes', () => {
  const text = { root: { type: 'root', children: [{ type: 'text', text: 'A', format: 0 }] } };
  const completed = {
    root: {
      direction: 'rtl',
      type: 'root',
      version: 1,
      children: [{ format: '', mode: 'normal', text: 'A', type: 'text' }],
    },
  };
  const base = baseOf(shape, { body: text, closesAt: '2026-01-01T00:00:00.000Z' });
  const theirs = { body: { root: { type: 'root', children: [] } }, closesAt: null };
  const { document, conflicts } = mergeSave({
    shape,
    base,
    mine: { body: completed, closesAt: '2026-01-01T00:00:00Z' },
    theirs,
  });
  expect(document).toEqual(theirs);
  expect(conflicts).toEqual([]);
});

test('a bold word is a change', () => {
  const text = (format: number) => ({ root: { children: [{ type: 'text', text: 'A', format }] } });
  const base = baseOf(shape, { body: text(0) });
  expect(mergeSave({ shape, base, mine: { body: text(1) }, theirs: { body: text(0) } }).document.body).toEqual(text(1));
});

test('rows are merged by their ids: each side’s additions, removals and texts stay', () => {
  const mine = { rows: [{ id: 'n', text: 'new' }, { ...a, text: 'ONE' }, c] };
  const theirs = { rows: [a, b, { id: 'm', text: 'more' }, { ...c, text: 'THREE' }] };
  const { document, conflicts, others } = merge(mine, theirs);
  expect(document.rows).toEqual([
    { id: 'n', text: 'new' },
    { ...a, text: 'ONE' },
    { id: 'm', text: 'more' },
    { ...c, text: 'THREE' },
  ]);
  expect(conflicts).toEqual([]);
  expect(others).toEqual(['rows', 'rows.c.text']);
});

test('rows inside a row are merged too', () => {
  const mine = { rows: [{ ...a, lines: [{ id: 'x', text: 'LINE' }] }, b, c] };
  const theirs = {
    rows: [
      {
        ...a,
        lines: [
          { id: 'x', text: 'line' },
          { id: 'y', text: 'next' },
        ],
      },
      b,
      c,
    ],
  };
  expect((merge(mine, theirs).document.rows as Doc[])[0]!.lines).toEqual([
    { id: 'x', text: 'LINE' },
    { id: 'y', text: 'next' },
  ]);
});

test('the same text of one row changed by both is a conflict of that text alone', () => {
  const { document, conflicts } = merge(
    { rows: [{ ...a, text: 'mine' }, { ...b, text: 'also mine' }, c] },
    { rows: [{ ...a, text: 'theirs' }, b, c] },
  );
  expect(conflicts).toEqual(['rows.a.text']);
  expect(document.rows).toMatchObject([{ text: 'theirs' }, { text: 'also mine' }, {}]);
});

test('a row that one has removed and the other has rewritten is a conflict of the rows', () => {
  expect(merge({ rows: [a, c] }, { rows: [a, { ...b, text: 'new' }, c] })).toMatchObject({
    conflicts: ['rows'],
    document: { rows: [a, { ...b, text: 'new' }, c] },
  });
  expect(merge({ rows: [a, { ...b, text: 'new' }, c] }, { rows: [a, c] }).conflicts).toEqual(['rows']);
});

test('moving rows keeps the rows that the other has added, and two orders are a conflict', () => {
  const { document } = merge({ rows: [c, a, b] }, { rows: [a, b, { id: 'm', text: 'more' }, c] });
  expect((document.rows as Doc[]).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'm']);
  expect(merge({ rows: [c, a, b] }, { rows: [b, a, c] }).conflicts).toEqual(['rows']);
});

test('a form may rewrite what it has written itself, also where it never got the answer to its save', () => {
  const wroteLast = (path: string) => path === 'title';
  expect(merge({ title: 'Mine 2' }, { title: 'Mine 1' }, wroteLast)).toMatchObject({
    document: { title: 'Mine 2' },
    conflicts: [],
  });
  // Back to what was there before: a change as any other.
  expect(merge({}, { title: 'Mine 1' }, wroteLast).document.title).toBe('Title');
});

test('after a save the form shows what it sent, and others’ changes stay others’ changes until it has seen them', () => {
  const base = baseOf(shape, loaded);
  const mine = { ...loaded, title: 'Mine', rows: [a, b, c, { id: 'n', text: 'new' }] };
  const theirs = { ...loaded, summary: 'Theirs', rows: [a, c, { id: 'm', text: 'more' }] };
  const first = mergeSave({ shape, base, mine, theirs });
  const view = formView(shape, first.document, mine, first);
  expect(view).toEqual(mine);
  const next = nextBase(shape, view, base, first);
  const again = mergeSave({ shape, base: next, mine: { ...view, title: 'Mine again' }, theirs: first.document });
  expect(again.document).toEqual({ ...first.document, title: 'Mine again' });
  expect(again.conflicts).toEqual([]);
  expect(
    mergeSave({ shape, base: next, mine: { ...view, summary: 'Blind' }, theirs: first.document }).conflicts,
  ).toEqual(['summary']);
});

test('a conflict comes back with every save until it is decided', () => {
  const base = baseOf(shape, loaded);
  const mine = { ...loaded, title: 'Mine', rows: [a, c] };
  const theirs = { ...loaded, title: 'Theirs', rows: [a, { ...b, text: 'B' }, c] };
  const first = mergeSave({ shape, base, mine, theirs });
  expect(first.conflicts).toEqual(['title', 'rows']);
  const view = formView(shape, first.document, mine, first);
  const next = nextBase(shape, view, base, first);
  expect(mergeSave({ shape, base: next, mine: view, theirs: first.document }).conflicts).toEqual(['title', 'rows']);
  const decided = { ...next, ...baseOf(shape, first.document) };
  expect(mergeSave({ shape, base: decided, mine: view, theirs: first.document })).toMatchObject({
    conflicts: [],
    document: mine,
  });
});

test('what a conflict has kept from being stored is no base: a new row that somebody else rewrites stays in dispute', () => {
  const base = baseOf(shape, loaded);
  const mine = { ...loaded, rows: [a, c, { id: 'n', text: 'new 2' }] };
  // The row was stored by an earlier save of this form, whose answer got lost.
  const theirs = { ...loaded, rows: [a, { ...b, text: 'B' }, c, { id: 'n', text: 'new' }] };
  const wroteLast = (path: string) => path.startsWith('rows.n');
  const first = mergeSave({ shape, base, mine, theirs, wroteLast });
  expect(first.conflicts).toEqual(['rows']);
  const view = formView(shape, first.document, mine, first);
  const next = nextBase(shape, view, base, first);
  const rewritten = { ...loaded, rows: [a, c, { id: 'n', text: 'rewritten' }] };
  expect(mergeSave({ shape, base: next, mine: view, theirs: rewritten }).conflicts).toEqual(['rows.n.text']);
});
