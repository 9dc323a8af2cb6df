import { locales, type Locale } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { migrateBack } from '../../testing/migrate-back.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

const plans = (language: string) => [
  { name: `${language} small`, features: [{ text: `${language} one` }, { text: `${language} two` }] },
  { name: `${language} large`, features: [{ text: `${language} three` }] },
];

/** On the site in both languages. */
async function makeProduct(title: string): Promise<number> {
  const data = (language: string) =>
    ({ ...texts(`${title} ${language}`), kind: 'App', plans: plans(language), _status: 'published' }) as never;
  const { id } = await payload.create({ collection: 'products', locale: 'en', data: data('English') });
  await payload.update({ collection: 'products', id, locale: 'ar', data: data('Arabic') });
  return id;
}

async function plansOf(id: number, locale: Locale, draft = true) {
  const doc = await payload.findByID({ collection: 'products', id, locale, draft, fallbackLocale: false, depth: 0 });
  return doc.plans!;
}

const byPlace = [
  ['1', ['1', '2']],
  ['2', ['1']],
];
const pairsOf = (rows: Awaited<ReturnType<typeof plansOf>>) =>
  rows.map(({ features, pair }) => [pair, features!.map((feature) => feature.pair)]);

test('rows that are written in both languages without a pair meet by their place, and so do the rows inside them', async () => {
  const id = await makeProduct('Paired');
  for (const locale of locales) expect(pairsOf(await plansOf(id, locale))).toEqual(byPlace);
});

test('a copy of an entry keeps what belongs together', async () => {
  const id = await makeProduct('Copied');
  const copy = await payload.duplicate({ collection: 'products', id, locale: 'en', draft: true });
  expect(pairsOf(await plansOf(copy.id, 'ar'))).toEqual(pairsOf(await plansOf(copy.id, 'en')));
});

test('rows from before there were pairs get them by their place, in both languages and in every version', async () => {
  const id = await makeProduct('From before');
  const migrateForth = await migrateBack(payload, 'pairs_of_rows');
  await migrateForth();
  for (const draft of [true, false])
    for (const locale of locales) expect(pairsOf(await plansOf(id, locale, draft))).toEqual(byPlace);
});
