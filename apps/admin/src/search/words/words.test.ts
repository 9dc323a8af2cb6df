import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { synonyms } from '../../demo/synonyms/index.ts';
import type { LiveIndex } from '../live-index.ts';
import { faultOfWords } from './check-words.ts';

let opened: TestPayload;
let payload: Payload;
let index: LiveIndex;
let hire: number;
let draft: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { LiveIndex: Live } = await import('../live-index.ts');
  index = new Live(() => Promise.resolve(payload));
  const create = async (title: string, status: string) => {
    const data = { ...texts(title), _status: status } as never;
    return (await payload.create({ collection: 'companies', locale: 'en', data, draft: status === 'draft' })).id;
  };
  hire = await create('Bicycle hire', 'published');
  await create('Repairs', 'published');
  draft = await create('Not yet', 'draft');
  await index.ready();
});
afterAll(async () => {
  index.close();
  await opened.close();
});

const soon = { timeout: 20_000, interval: 20 };
const found = async (query: string, locale: 'en' | 'ar' = 'en') =>
  (await index.ready()).search(query, locale).map(({ document }) => document.title);
const addSynonyms = (data: object) => payload.create({ collection: 'search-synonyms', data: data as never });
const addRule = (data: object) => payload.create({ collection: 'search-rules', data: data as never });
const entry = (value: number) => ({ relationTo: 'companies', value });

/** The sentences of a refusal. */
async function refused(saving: Promise<unknown>): Promise<string[]> {
  const error = (await saving.then(
    () => null,
    (reason: unknown) => reason,
  )) as { data?: { errors: { message: string }[] } } | null;
  expect(error).not.toBeNull();
  return error!.data!.errors.map(({ message }) => message.replaceAll(/[\u2068\u2069]/g, ''));
}

test('a group of synonyms counts as soon as it is saved, and no longer once it is in the trash', async () => {
  expect(await found('velocipedes')).toEqual([]);
  const { id, title } = await addSynonyms({ english: ['velocipede', 'bicycle'], arabic: ['دراجة'] });
  expect(title).toBe('velocipede · bicycle · دراجة');
  await vi.waitFor(async () => expect(await found('velocipedes')).toEqual(['Bicycle hire']), soon);
  expect(await found('الدراجات', 'ar')).toEqual(['Bicycle hire']);
  await payload.update({ collection: 'search-synonyms', id, data: { deletedAt: new Date().toISOString() } });
  await vi.waitFor(async () => expect(await found('velocipedes')).toEqual([]), soon);
});

test('a rule counts as soon as it is saved, and follows what is changed in it', async () => {
  const { id } = await addRule({ english: ['workshop'], arabic: ['ورشة'], first: [entry(hire)] });
  await vi.waitFor(async () => expect(await found('workshops')).toEqual(['Bicycle hire']), soon);
  expect(await found('الورشة', 'ar')).toEqual(['Bicycle hire']);
  await payload.update({ collection: 'search-rules', id, data: { effect: 'nothing' } });
  await vi.waitFor(async () => expect(await found('workshop')).toEqual([]), soon);
  const leading = { effect: 'page', entry: null, address: '/contact' } as const;
  await payload.update({ collection: 'search-rules', id, data: leading });
  await vi.waitFor(
    async () => expect((await index.ready()).answer('workshop', 'ar').leadsTo).toBe('/ar/contact'),
    soon,
  );
});

test.each([
  [{ english: ['only one'] }, /at least two/],
  [{ english: ['bike', 'Bike'] }, /“Bike” and “bike” are the same/],
  [{ english: ['!!', 'bike'] }, /neither a letter nor a digit/],
  [{ arabic: ['إدارة', 'اداره'] }, /are the same/],
  [{ english: Array.from({ length: 61 }, (_, number) => `w${number}`) }, /More than 60/],
  [{ english: ['x'.repeat(81), 'y'] }, /longer than 80/],
  [{ direction: 'one_way', english: ['a1'], toEnglish: [] }, /to be found as well/],
  [{ direction: 'one_way', english: ['a1'], toEnglish: ['A1'] }, /only lead to itself/],
])('synonyms like %j are refused in a sentence', async (data, sentence) => {
  expect((await refused(addSynonyms(data))).join(' ')).toMatch(sentence);
});

test('groups that lead round are refused by the name of the other', async () => {
  await addSynonyms({ direction: 'one_way', english: ['trainers'], toEnglish: ['running shoes'] });
  const back = { direction: 'one_way', english: ['running shoes'], toEnglish: ['trainers'] };
  expect(await refused(addSynonyms(back))).toEqual([
    '“trainers › running shoes” leads the other way already. Make one group of both that works both ways.',
  ]);
});

test.each([
  [() => ({ english: [], first: [entry(hire)] }), /at least one search/],
  [() => ({ english: ['x'], first: [] }), /at least one entry/],
  [() => ({ english: ['x'], first: [entry(draft)] }), /“Not yet” is not published/],
  [() => ({ english: ['x'], first: [entry(999_999)] }), /was deleted or lies in the trash/],
  [() => ({ english: ['x'], effect: 'page' }), /Choose an entry, or write an address/],
  [() => ({ english: ['x'], effect: 'page', address: '/ar/contact' }), /without a language/],
  [() => ({ english: ['x'], effect: 'page', address: '/search?q=x' }), /without a language/],
  [() => ({ english: ['x'], effect: 'page', address: '//evil.example' }), /without a language/],
  [() => ({ english: ['x'], effect: 'page', address: '/nowhere' }), /Nothing stands at this address/],
  [() => ({ english: ['x'], effect: 'page', address: '/about', entry: entry(hire) }), /not both/],
])('a rule that nobody could follow is refused in a sentence (%#)', async (data, sentence) => {
  expect((await refused(addRule(data()))).join(' ')).toMatch(sentence);
});

test('an entry that comes first for a search is told to be used before it goes to the trash', async () => {
  const data = { ...texts('Pinned'), _status: 'published' } as never;
  const { id } = await payload.create({ collection: 'companies', locale: 'en', data });
  await addRule({ english: ['pinning'], first: [entry(id)] });
  const trashing = payload.update({ collection: 'companies', id, data: { deletedAt: new Date().toISOString() } });
  await expect(trashing).rejects.toThrow('pinning');
});

test('the groups of the demo company keep to the rules of the form', () => {
  expect(synonyms.length).toBeGreaterThan(100);
  for (const { ar, en } of synonyms) expect(faultOfWords(en, 'en') ?? faultOfWords(ar, 'en')).toBeNull();
});
