import { expect, test } from 'vitest';
import { withDistinctPairs } from './distinct-pairs.ts';
import type { Doc, FieldSpec } from './field.ts';
import type { Docs } from './units.ts';

const label = { en: '', ar: '' };
const fields = [{ name: 'steps', kind: 'rows', localized: true, label, fields: [] }] satisfies FieldSpec[];
const rows = (...all: string[]): Doc => ({
  steps: all.map((one) => ({ id: one.split(':')[0], pair: one.split(':')[1] })),
});
const pairs = (doc: Doc) => (doc.steps as Doc[]).map(({ id, pair }) => `${String(id)}:${String(pair)}`);
const named = (docs: Docs, host: Docs) => {
  const { ar, en } = withDistinctPairs(fields, docs, host);
  return { en: pairs(en), ar: pairs(ar) };
};

test('nothing to rename → the same objects', () => {
  const docs = { en: rows('a:1', 'b:2'), ar: rows('x:1') };
  const found = withDistinctPairs(fields, docs, { en: rows('a:1'), ar: rows() });
  expect([found.en, found.ar]).toEqual([docs.en, docs.ar]);
  expect(found.en).toBe(docs.en);
});

test('a row that was stored under another pair takes along what the desk alone has of it in the other language', () => {
  const docs = { en: rows('a:1'), ar: rows('x:1') };
  expect(named(docs, { en: rows('a:7'), ar: rows() })).toEqual({ en: ['a:7'], ar: ['x:7'] });
});

test('a row of the desk alone gives way to the one that is now called so, whichever comes first', () => {
  for (const order of [
    ['a:1', 'b:7'],
    ['b:7', 'a:1'],
  ]) {
    const { ar, en } = named({ en: rows(...order), ar: rows('y:7') }, { en: rows('a:7'), ar: rows() });
    expect(en).toContain('a:7');
    const fresh = en.find((one) => one.startsWith('b:'));
    expect(fresh).not.toBe('b:7');
    // Its own in the other language goes with it.
    expect(ar).toEqual([fresh!.replace('b', 'y')]);
  }
});

test('pairs that were exchanged meanwhile are exchanged here, too', () => {
  const docs = { en: rows('a:1', 'b:2', 'c:1'), ar: rows('x:1', 'y:2') };
  const { ar, en } = named(docs, { en: rows('a:2', 'b:1'), ar: rows('x:2', 'y:1') });
  expect(en.slice(0, 2)).toEqual(['a:2', 'b:1']);
  expect(ar).toEqual(['x:2', 'y:1']);
  expect(new Set(en.map((one) => one.split(':')[1])).size).toBe(3);
});

test('whatever the desk and the host have, no two rows of a list are called the same', () => {
  let state = 7;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const list = (ids: string): Doc => {
    const free = ['1', '2', '3', '4', '5'];
    const chosen = [...ids].filter(() => below(3) > 0);
    return rows(...chosen.map((id) => `${id}:${free.splice(below(free.length), 1)[0]}`));
  };
  let renamed = 0;
  for (let turn = 0; turn < 3_000; turn += 1) {
    const [docs, host] = [
      { en: list('abcd'), ar: list('wxyz') },
      { en: list('dcba'), ar: list('zyxw') },
    ];
    const found = named(docs, host);
    for (const locale of ['en', 'ar'] as const) {
      const names = found[locale].map((one) => one.split(':')[1]);
      expect([new Set(names).size, docs, host]).toEqual([names.length, docs, host]);
      const stored = new Map(pairs(host[locale]).map((one) => [one[0], one]));
      for (const one of found[locale]) expect(one).toBe(stored.get(one[0]!) ?? one);
    }
    renamed += JSON.stringify(found.en) === JSON.stringify(pairs(docs.en)) ? 0 : 1;
  }
  expect(renamed).toBeGreaterThan(1_000);
});
