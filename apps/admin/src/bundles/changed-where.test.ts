import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { Plan } from './import/plan.ts';

let opened: TestPayload;
let payload: Payload;
let plan: typeof import('./bundles.ts').planBundle;
let bringIn: typeof import('./testing/bundle-file.ts').bringIn;
let bundleIn: typeof import('./testing/bundle-file.ts').bundleIn;
let withBundle: typeof import('./testing/bundle-file.ts').withBundle;
let emptyCompany: typeof import('./testing/empty-company.ts').emptyCompany;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ planBundle: plan } = await import('./bundles.ts'));
  ({ bringIn, bundleIn, withBundle } = await import('./testing/bundle-file.ts'));
  ({ emptyCompany } = await import('./testing/empty-company.ts'));
});
afterAll(() => opened.close());
beforeEach(() => emptyCompany(payload, opened.dataDir));

const text = (words: string, derived: object = {}) => {
  const node = { version: 1, direction: null, ...derived };
  const said = { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 };
  const paragraph = { type: 'paragraph', format: '', indent: 0, ...node, children: [said] };
  return { root: { type: 'root', format: '', indent: 0, ...node, children: [paragraph] } };
};
const opening = { direction: 'ltr', textFormat: 0, textStyle: '' };

async function write(data: object): Promise<void> {
  const { docs } = await payload.find({ collection: 'articles', draft: true, depth: 0 });
  const all = { _status: 'draft', ...data } as never;
  if (docs[0]) await payload.update({ collection: 'articles', id: docs[0].id, draft: true, locale: 'en', data: all });
  else await payload.create({ collection: 'articles', draft: true, locale: 'en', data: all });
}

const exported = () => bundleIn(opened.dataDir, payload, { only: ['articles'] });
const sidesOf = ({ rows }: Plan) =>
  rows.flatMap(({ differences }) => differences.map(({ isUnknown, key, side }) => [key, side, isUnknown ?? false]));
const see = async (file: string) => sidesOf(await withBundle(file, (bundle) => plan(payload, bundle)));

test('what is exported and brought in again has changed nowhere; what was changed here since, nobody knows of', async () => {
  await write({ key: 'pay', title: 'Pay', summary: 'S', body: text('Words.') });
  const file = await exported();
  expect(await see(file)).toEqual([]);
  await write({ summary: 'Another' });
  expect(await see(file)).toEqual([['summary@en', 'both', true]]);
});

test('a text that an editor has only opened here has not changed here: what changed there comes', async () => {
  const there = { key: 'pay', title: 'Pay', summary: 'S' };
  await write({ ...there, body: text('Words.') });
  const first = await exported();
  await write({ body: text('Other words.', opening) });
  const second = await exported();
  await emptyCompany(payload, opened.dataDir);
  await bringIn(first, payload, { publish: false });
  await write({ body: text('Words.', opening) });
  expect(await see(first)).toEqual([]);
  expect(await see(second)).toEqual([['body@en', 'theirs', false]]);
  await write({ body: text('Words of here.') });
  expect(await see(second)).toEqual([['body@en', 'both', false]]);
});

test('what was here before anything came in and stayed is not said to have changed since', async () => {
  await write({ key: 'pay', title: 'Pay', summary: 'S' });
  const file = await exported();
  await emptyCompany(payload, opened.dataDir);
  await write({ key: 'pay', title: 'Pay', summary: 'Of here' });
  for (const _ of [1, 2]) {
    expect(await see(file)).toEqual([['summary@en', 'both', true]]);
    await bringIn(file, payload, { publish: false });
  }
});

test('another picture, footnote or address in a text is a change of it, whatever its parts are numbered', async () => {
  const { digestOf } = await import('./content/flat.ts');
  const textOf = (id: string, picture: string, note: string, url: string) => ({
    root: {
      type: 'root',
      children: [
        { type: 'upload', id, relationTo: 'media', value: { '→': picture }, fields: null },
        { type: 'inlineBlock', fields: { id, blockType: 'footnote', text: note } },
        { type: 'link', id, fields: { linkType: 'custom', url } },
      ],
    },
  });
  const one = digestOf([{ body: textOf('1', 'media/a', 'Note', '/a') }]);
  expect(digestOf([{ body: textOf('2', 'media/a', 'Note', '/a') }])).toBe(one);
  for (const [picture, note, url] of [
    ['media/b', 'Note', '/a'],
    ['media/a', 'Another', '/a'],
    ['media/a', 'Note', '/b'],
  ] as const)
    expect(digestOf([{ body: textOf('1', picture, note, url) }])).not.toBe(one);
});
