import { type Locale, locales } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { OpenBundle } from './archive/read-bundle.ts';
import type { Item } from './content/item.ts';

let opened: TestPayload;
let payload: Payload;
let bundles: typeof import('./bundles.ts');
let merging: typeof import('./merge/merge-item.ts');
let decide: typeof import('./import/decide.ts');
let tools: typeof import('./testing/bundle-file.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [bundles, merging, decide, tools] = await Promise.all([
    import('./bundles.ts'),
    import('./merge/merge-item.ts'),
    import('./import/decide.ts'),
    import('./testing/bundle-file.ts'),
  ]);
});
afterAll(() => opened.close());

function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

let words = 0;
const text = (who: string, locale: Locale) => `${locale === 'ar' ? 'نص' : 'Text'} ${who} ${(words += 1)}`;
const body = (said: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, text: said, detail: 0, format: 0, mode: 'normal', style: '' }],
      },
    ],
  },
});
const rows = (who: string, locale: Locale, roll: (below: number) => number) =>
  Array.from({ length: roll(4) }, (_, place) => ({
    title: text(who, locale),
    text: text(who, locale),
    pair: `p${place}`,
  }));

/** What somebody writes in a language: all that its page needs, or a little of it. */
function written(who: string, locale: Locale, roll: (below: number) => number): Record<string, unknown> {
  const whole = {
    title: text(who, locale),
    summary: text(who, locale),
    body: body(text(who, locale)),
    sections: rows(who, locale, roll),
    seo: { title: text(who, locale) },
  };
  return whole;
}

/** The items of one kind as a bundle of another installation, whose values are what `change` makes of them. */
function bundleOf(items: Iterable<Item>, made: string): OpenBundle {
  return {
    manifest: {
      kind: 'content-bundle',
      format: 1,
      release: '0.1.0',
      origin: '6a1f5d8e-1111-4222-8333-444455556666',
      made,
      company: {},
      counts: {},
      members: {},
      missing: [],
    },
    items: new Map([...items].map((item) => [item.name, item])),
    open: () => Promise.reject(new Error('There are no files.')),
    close: () => {},
  };
}

async function itemsHere(): Promise<Map<string, Item>> {
  const file = await tools.bundleIn(opened.dataDir, payload, { only: [] });
  return tools.withBundle(file, async ({ items }) => new Map(items));
}

/** What the other installation has made of it. */
function changed(item: Item, roll: (below: number) => number): Item {
  const there = structuredClone(item) as { -readonly [Key in keyof Item]: Item[Key] };
  const edit = (values: Readonly<Record<string, unknown>>) => {
    const next: Record<string, unknown> = { ...values };
    for (const locale of locales) {
      if (next[`title@${locale}`] !== undefined && roll(3) === 0) next[`title@${locale}`] = text('there', locale);
      if (next[`title@${locale}`] !== undefined && roll(4) === 0)
        next[`sections@${locale}`] = rows('there', locale, roll);
      if (Array.isArray(next[`sections@${locale}`]) && (next[`sections@${locale}`] as []).length === 0)
        delete next[`sections@${locale}`];
      if (roll(4) === 0) delete next[`seo.title@${locale}`];
    }
    return next;
  };
  if (there.published && roll(2) === 0) there.published = { ...there.published, values: edit(there.published.values) };
  if (roll(2) === 0) there.draft = edit(there.draft ?? there.published?.values ?? {});
  return there;
}

async function makePage(name: string, roll: (below: number) => number, _status: 'draft' | 'published') {
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'en',
    draft: _status === 'draft',
    data: { ...written('here', 'en', roll), key: name, slug: name, _status } as never,
    depth: 0,
    overrideAccess: true,
  });
  return id;
}

/** Somebody here writes, as a draft or for readers. */
async function editHere(id: number, roll: (below: number) => number): Promise<void> {
  const locale = locales[roll(2)]!;
  const draft = roll(2) === 0;
  await payload.update({
    collection: 'companies',
    id,
    locale,
    draft,
    data: { ...written('here', locale, roll), _status: draft ? 'draft' : 'published' } as never,
    depth: 0,
    overrideAccess: true,
  });
}

test(
  'whatever both sides have written, what is stored is what the merge says, in both languages, for readers and as drafts',
  { tags: ['proof'] },
  async () => {
    const roll = dice(20_261_126);
    const ids: number[] = [];
    for (let number = 0; number < 5; number += 1) ids.push(await makePage(`page-${number}`, roll, 'draft'));
    let compared = 0;
    for (let round = 0; round < 8; round += 1) {
      const before = await itemsHere();
      const there = [...before.values()].map((item) => changed(item, roll));
      for (const id of ids) if (roll(2) === 0) await editHere(id, roll);
      const bundle = bundleOf(there, new Date(Date.UTC(2026, 10, 1 + round)).toISOString());
      const plan = await bundles.planBundle(payload, bundle);
      expect(plan.rows.filter(({ problem }) => problem)).toEqual([]);
      const decisions = decide.takeAll(plan);
      for (const { differences, name } of plan.rows)
        decisions[name]!.overwrite = differences
          .filter(({ side }) => side === 'both' && roll(2) === 0)
          .map(({ key }) => key);
      const wanted = plan.rows.map((row) => {
        const sides = { here: row.here?.item ?? { name: row.name }, there: row.there, base: row.base };
        return [row.name, merging.mergeItem(sides, new Set(decisions[row.name]!.overwrite), true)] as const;
      });
      await bundles.importBundle(payload, bundle, { decisions, publish: true, by: null });
      const after = await itemsHere();
      for (const [name, { languages, newest, published }] of wanted) {
        const item = after.get(name)!;
        expect(item.published?.languages ?? [], `${round} ${name}`).toEqual(languages);
        expect(item.published?.values ?? {}, `${round} ${name} published`).toEqual(published);
        expect(item.draft ?? item.published?.values, `${round} ${name} newest`).toEqual(newest);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(30);
  },
);

test('as drafts, nothing of it reaches readers', async () => {
  await makePage('read', dice(20_261_126), 'published');
  const before = await itemsHere();
  const items = [...before.values()].filter(({ published }) => published);
  const there = items.map((item) => ({
    name: item.name,
    published: { ...item.published!, values: { ...item.published!.values, 'title@en': 'Only a draft' } },
  }));
  const bundle = bundleOf(there, '2026-12-24T00:00:00.000Z');
  const plan = await bundles.planBundle(payload, bundle);
  await bundles.importBundle(payload, bundle, { decisions: decide.takeAll(plan, true), publish: false, by: null });
  const after = await itemsHere();
  for (const { name, published } of items) expect(after.get(name)?.published).toEqual(published);
  const inEnglish = items.filter(({ published }) => published!.languages.includes('en'));
  expect(inEnglish.length).toBeGreaterThan(0);
  for (const { name } of inEnglish) expect(after.get(name)?.draft?.['title@en']).toBe('Only a draft');
});
