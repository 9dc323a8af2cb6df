import { type Locale, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { type Item, newestValues } from '../content/item.ts';
import { type Base, differencesOf, mergeItem, nextBase } from './merge-item.ts';

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Values = Record<string, unknown>;
const keys = ['title@en', 'title@ar', 'body@en', 'body@ar', 'year', 'seo.title@en', 'rows'];

/** An entry as somebody edits it: what readers have of each language, and the newest draft. */
interface Edited {
  published: Partial<Record<Locale, true>>;
  live: Values;
  newest: Values;
}

function itemOf({ live, newest, published }: Edited): Item {
  const languages = locales.filter((locale) => published[locale]);
  const values = Object.fromEntries(Object.entries(live).filter(([key]) => isIn(key, languages)));
  const isNews = languages.length === 0 || JSON.stringify(sorted(values)) !== JSON.stringify(sorted(newest));
  return {
    name: 'posts/one',
    ...(languages.length > 0 && { published: { languages, values } }),
    ...(isNews && { draft: newest }),
  };
}

function isIn(key: string, languages: readonly Locale[]): boolean {
  const locale = key.split('@')[1] as Locale | undefined;
  return locale ? languages.includes(locale) : languages.length > 0;
}

function sorted(values: Values): [string, unknown][] {
  return Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

let edits = 0;

/** Writes, empties or publishes something; what was written is told, so that none of it can get lost unseen. */
function edit(entry: Edited, roll: (below: number) => number, who: string): Edited {
  const { live, newest, published } = structuredClone(entry);
  const act = roll(6);
  if (act < 4) {
    const key = keys[roll(keys.length)]!;
    if (act === 3 && key !== 'title@en') delete newest[key];
    else newest[key] = `${who} ${(edits += 1)}`;
  } else {
    const locale = locales[roll(2)]!;
    published[locale] = true;
    for (const key of keys)
      if (isIn(key, [locale]))
        if (newest[key] === undefined) delete live[key];
        else live[key] = newest[key];
  }
  return { live, newest, published };
}

test('of thousands of edits on both sides, no value is lost without having been asked for', () => {
  let asked = 0;
  let merged = 0;
  for (let seed = 1; seed <= 3000; seed += 1) {
    const roll = dice(seed);
    let here: Edited = { published: {}, live: {}, newest: { 'title@en': 'first' } };
    let there = structuredClone(here);
    let base: Base | null = null;
    for (let round = 0; round < 4; round += 1) {
      for (let times = roll(4); times > 0; times -= 1) here = edit(here, roll, 'here');
      for (let times = roll(4); times > 0; times -= 1) there = edit(there, roll, 'there');
      const sides = { here: itemOf(here), there: itemOf(there), base };
      const differences = differencesOf(sides);
      const overwrite = new Set(
        differences.filter(({ side }) => side === 'both' && roll(2) === 0).map(({ key }) => key),
      );
      const after = mergeItem(sides, overwrite, true);
      for (const { key, side } of differences.filter((one) => !one.key.startsWith('_'))) {
        const [mine, theirs] = [newestValues(sides.here)[key], newestValues(sides.there)[key]];
        const wanted = side === 'theirs' || overwrite.has(key) ? theirs : mine;
        expect(after.newest[key], `${seed} ${round} ${key}`).toEqual(wanted);
        asked += side === 'both' ? 1 : 0;
        merged += side === 'theirs' ? 1 : 0;
      }
      // What only this side has written since the last import stays, whatever came.
      const unasked = Object.entries(newestValues(sides.here)).filter(([key, value]) => {
        const known = differences.find((one) => one.key === key);
        return known ? base === null && known.side === 'theirs' : after.newest[key] !== value;
      });
      expect(unasked).toEqual([]);
      // Whoever reads has a language as one side has published it, and never another side's draft.
      for (const [key, value] of Object.entries(after.published))
        expect([sides.here.published?.values[key], sides.there.published?.values[key]]).toContainEqual(value);
      base = nextBase(sides, overwrite);
      here = {
        published: Object.fromEntries(after.languages.map((locale) => [locale, true])),
        live: { ...after.published },
        newest: { ...after.newest },
      };
    }
  }
  expect(asked).toBeGreaterThan(1000);
  expect(merged).toBeGreaterThan(1000);
});

test('the same bundle a second time changes nothing, and asks again only for what was left', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const roll = dice(seed);
    let [here, there] = [0, 1].map((): Edited => ({ published: {}, live: {}, newest: { 'title@en': 'first' } })) as [
      Edited,
      Edited,
    ];
    for (let times = 5; times > 0; times -= 1) {
      here = edit(here, roll, 'here');
      there = edit(there, roll, 'there');
    }
    const sides = { here: itemOf(here), there: itemOf(there), base: null };
    const left = differencesOf(sides).filter(({ side }) => side === 'both');
    const after = mergeItem(sides, new Set(), true);
    const again = {
      here: itemOf({
        published: Object.fromEntries(after.languages.map((locale) => [locale, true])),
        live: after.published,
        newest: after.newest,
      }),
      there: sides.there,
      base: nextBase(sides, new Set()),
    };
    const differences = differencesOf(again);
    expect(differences.filter(({ side }) => side === 'theirs')).toEqual([]);
    expect(
      differences
        .filter(({ side }) => side === 'both')
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(left.map(({ key }) => key).toSorted());
  }
});
