import { type Docs, fingerprint } from '@nasaq/translation';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../../submissions/inbox/testing/staff.ts';
import { queryOn } from '../../../platform/database/query.ts';
import { openTestPayload, type TestPayload } from '../../../testing/open-payload.ts';
import { type Reviewed, writtenBy } from '../testing/open-review.ts';
import type { HistoryChanges, HistoryLine } from './history-acts.ts';
import type { HistoryPage } from './history-endpoint.ts';

let opened: TestPayload;
let payload: Payload;
let writer: Staff;
let reader: Staff;
let sales: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  writer = await signIn(payload, 'editor');
  reader = await signIn(payload, 'editor', 'ar');
  sales = await signIn(payload, 'recruiter');
});
afterAll(() => opened.close());

const told = ({ lines }: HistoryPage) => lines.map(({ act, locale }) => (locale ? `${act} ${locale}` : act));

async function lastActs(entry: Reviewed, count: number): Promise<string[]> {
  return told(await entry.history(writer)).slice(0, count);
}

test('it tells who wrote, asked, approved, published, withdrew and scheduled what, the newest first', async () => {
  const entry = await writtenBy(payload, writer);
  await entry.step(writer, { act: 'asked', locale: 'en', asked: Number(reader.user.id), note: 'The prices, please' });
  await entry.step(reader, { act: 'approved', locale: 'en' });
  await entry.publish(writer, 'en');
  await writer.send('PATCH', `${entry.address}?locale=en`, { _status: 'draft' });
  const tomorrow = { at: new Date(Date.now() + 48 * 3_600_000).toISOString() };
  const set = await writer.call(`${entry.address}/schedules`, { action: 'publish', locales: ['ar'], ...tomorrow });
  const { schedules } = (await set.json()) as { schedules: { id: number; at: string }[] };
  await writer.call(`${entry.address}/schedules/cancel`, { id: schedules[0]!.id });
  const history = await entry.history(writer);
  expect(told(history)).toEqual([
    'unscheduled ar',
    'scheduled ar',
    'unpublished en',
    'published en',
    'approved en',
    'asked en',
    'translated ar',
    'wrote en',
    'made',
  ]);
  expect(history.lines[1]).toMatchObject({ due: schedules[0]!.at, withdraws: false, by: 'The editor' });
  expect(history.lines[5]).toMatchObject({ by: 'The editor', asked: 'The editor', note: 'The prices, please' });
  expect(history.lines[7]!.fields.sort()).toEqual(['body', 'kind', 'slug', 'summary', 'title']);
});

test('many saves of one hand are one line with all of its fields, until somebody else writes', async () => {
  const entry = await writtenBy(payload, writer);
  for (const title of ['A', 'AB', 'ABC']) await entry.write(writer, 'en', { title });
  await entry.write(writer, 'en', { summary: 'Another' });
  const lines = (await entry.history(writer)).lines.filter(({ act, locale }) => act === 'wrote' && locale === 'en');
  expect(lines).toHaveLength(1);
  expect(lines[0]!.fields).toEqual(expect.arrayContaining(['title', 'summary']));
  const rows = await queryOn(payload)<{ count: number }>(
    `SELECT count(*)::int AS count FROM history WHERE entry = $1 AND act = 'wrote' AND locale = 'en'`,
    [entry.subject.id],
  );
  // What the same hand has told of already is not told again.
  expect(rows[0]!.count).toBeLessThan(4);
  await entry.write(reader, 'en', { title: 'Mine' });
  await entry.write(writer, 'en', { title: 'No, mine' });
  expect(await lastActs(entry, 3)).toEqual(['wrote en', 'wrote en', 'translated ar']);
});

test('it is filtered by language and by kind, and read a page at a time', async () => {
  const entry = await writtenBy(payload, writer);
  await entry.publish(writer, 'ar');
  expect(told(await entry.history(writer, '&filter=publication'))).toEqual(['published ar']);
  expect(told(await entry.history(writer, '&locale=ar'))).toEqual(['published ar', 'translated ar']);
  const { lines } = await entry.history(writer);
  expect(told(await entry.history(writer, `&before=${lines[0]!.id}`))).toEqual(
    told({ lines: lines.slice(1), people: [], next: null }),
  );
  await entry.write(reader, 'en', { title: 'Of another hand' });
  expect(told(await entry.history(writer, `&by=${reader.user.id}`))).toEqual(['wrote en']);
  expect((await entry.history(writer)).people.map(({ id }) => id).sort()).toEqual(
    [writer, reader].map(({ user }) => Number(user.id)).sort(),
  );
});

test('a line tells its words from before it and after it, whoever wrote since, and the version that has them', async () => {
  const entry = await writtenBy(payload, writer);
  await entry.write(reader, 'en', { title: 'One word' });
  await entry.write(reader, 'en', { title: 'Two words', summary: 'A summary' });
  await entry.write(writer, 'en', { title: 'Three words' });
  const [mine, theirs] = (await entry.history(writer, '&locale=en&filter=writing')).lines;
  const changes = async ({ from, id }: HistoryLine) => {
    const address = `kind=products&id=${entry.subject.id}&line=${id}&from=${from}`;
    return (await (await writer.call(`/history/changes?${address}`)).json()) as HistoryChanges;
  };
  expect((await changes(mine!)).changes).toEqual([{ field: 'title', before: 'Two words', after: 'Three words' }]);
  const { changes: others, version } = await changes(theirs!);
  expect(others).toEqual(
    expect.arrayContaining([
      { field: 'title', before: expect.stringMatching(/^Reviewed/), after: 'Two words' },
      { field: 'summary', before: expect.any(String), after: 'A summary' },
    ]),
  );
  expect((await writer.call(`/products/versions/${version}?depth=0`)).status).toBe(200);
  const elsewhere = await writer.call(`/history/changes?kind=products&id=999999&line=${mine!.id}&from=1`);
  expect(elsewhere.status).toBe(404);
});

test('a version that comes back, and the way to the trash and back, are told as what they are', async () => {
  const entry = await writtenBy(payload, writer);
  await entry.write(writer, 'en', { title: 'Later' });
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: entry.subject.id } },
  });
  const version = docs.find((one) => (one.version.title ?? '') !== 'Later')!;
  const restored = await writer.call(`/products/versions/${version.id}`, { languages: ['en'], shared: false });
  expect(restored.status).toBe(200);
  expect(await lastActs(entry, 1)).toEqual(['restored en']);
  await writer.send('PATCH', entry.address, { deletedAt: new Date().toISOString() });
  await writer.send('PATCH', `${entry.address}?trash=true`, { deletedAt: null });
  expect(await lastActs(entry, 3)).toEqual(['untrashed', 'trashed', 'restored en']);
});

test('a save that is refused, or rolled back, leaves no line', async () => {
  const entry = await writtenBy(payload, writer);
  const before = await entry.history(writer);
  const refused = await writer.send('PATCH', `${entry.address}?locale=en`, { title: '', _status: 'published' });
  expect(refused.status).toBe(400);
  expect(await entry.history(writer)).toEqual(before);
});

test('a place in the list is no publication', async () => {
  const entry = await writtenBy(payload, writer);
  await entry.publish(writer, 'en');
  const before = told(await entry.history(writer));
  await writer.send('PATCH', `${entry.address}?locale=en`, { _order: 'a7' });
  expect(told(await entry.history(writer))).toEqual(before);
});

test('the name of who has left is gone, and what they did stays', async () => {
  const leaver = await signIn(payload, 'editor');
  const entry = await writtenBy(payload, leaver);
  await payload.delete({ collection: 'users', id: leaver.user.id });
  const { lines } = await entry.history(writer);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.by).toBeNull();
});

test('everything that was said of an entry goes with it for good', async () => {
  const entry = await writtenBy(payload, writer);
  await entry.step(writer, { act: 'asked', locale: 'en', asked: Number(reader.user.id) });
  await writer.call('/threads/open', { ...entry.subject, locale: 'en', path: 'title', text: 'Is this right?' });
  const count = async () => {
    const tables = ['history', 'threads', 'notices'].map(
      (table) => `SELECT 1 FROM ${table} WHERE kind = 'products' AND entry = $1`,
    );
    return (await queryOn(payload)(tables.join(' UNION ALL '), [entry.subject.id])).length;
  };
  expect(await count()).toBeGreaterThan(5);
  await payload.delete({ collection: 'products', id: entry.subject.id });
  expect(await count()).toBe(0);
});

test('who may not read an entry reads nothing of it, and nobody without a session', async () => {
  const entry = await writtenBy(payload, writer);
  const address = `kind=products&id=${entry.subject.id}`;
  for (const path of [`/history/of?${address}`, `/history/review?${address}`, `/threads/of?${address}`])
    expect((await sales.call(path)).status).toBe(403);
  expect((await writer.call('/history?limit=1')).status).toBe(403);
  expect((await writer.call('/history/of?kind=users&id=1')).status).toBe(422);
});

test('what a desk says of translations is told with its fields', async () => {
  const entry = await writtenBy(payload, writer);
  const { docs } = (await (await reader.call(`${entry.address}/desk`)).json()) as { docs: Docs };
  const mark = (path: 'title' | 'summary', as: string) => ({
    locale: 'ar',
    path,
    as,
    sourceWords: String(docs.en[path]),
    target: fingerprint(docs.ar[path]),
  });
  const marks = [mark('title', 'confirmed'), mark('summary', 'machine')];
  expect((await reader.call(`${entry.address}/desk`, { form: 'a-desk', languages: {}, marks })).status).toBe(200);
  expect((await entry.history(writer)).lines.slice(0, 2)).toMatchObject([
    { act: 'drafted', locale: 'ar', fields: ['summary'] },
    { act: 'confirmed', locale: 'ar', fields: ['title'] },
  ]);
  await reader.call(`${entry.address}/desk`, { form: 'a-desk', languages: {}, source: 'ar' });
  expect(await lastActs(entry, 1)).toEqual(['turned ar']);
});

test('whoever moves rows has moved them, whoever takes some away has removed them, and nobody has translated', async () => {
  const entry = await writtenBy(payload, writer);
  const point = (text: string) => ({ title: text, text });
  const rows = async (locale: 'en' | 'ar') => {
    const { docs } = (await (await writer.call(`${entry.address}/desk`)).json()) as { docs: Docs };
    return docs[locale].features as { id: string; title: string }[];
  };
  for (const locale of ['en', 'ar'] as const)
    await entry.write(writer, locale, { features: ['A', 'B', 'C'].map((text) => point(`${locale} ${text}`)) });
  const act = async (locale: 'en' | 'ar', features: object[]) => {
    await entry.write(reader, locale, { features });
    return (await entry.history(writer)).lines[0]!;
  };
  const [one, two, three] = await rows('ar');
  expect(await act('ar', [three!, one!, two!])).toMatchObject({ act: 'moved', locale: 'ar', fields: ['features'] });
  expect(await act('ar', [three!, one!])).toMatchObject({ act: 'removed', locale: 'ar', fields: ['features'] });
  const before = told(await entry.history(writer));
  await entry.write(reader, 'ar', { features: [three!, one!, {}] });
  expect(told(await entry.history(writer))).toEqual(before);
  const [first, second] = await rows('ar');
  expect(await act('ar', [second!, { ...first!, title: 'كلمات' }])).toMatchObject({ act: 'translated', locale: 'ar' });
  const [english, ...others] = await rows('en');
  expect(await act('en', [...others, english!])).toMatchObject({ act: 'moved', locale: 'en' });
});

test('what a machine has drafted nobody is told to have translated, until somebody writes in it', async () => {
  const entry = await writtenBy(payload, writer);
  const read = async () =>
    (await (await reader.call(`${entry.address}/desk`)).json()) as { docs: Docs; bases: Record<string, object> };
  const save = async (summary: string, marks: object[]) => {
    const { bases } = await read();
    const languages = { ar: { values: { summary }, base: bases.ar } };
    expect((await reader.call(`${entry.address}/desk`, { form: 'a-desk', languages, marks })).status).toBe(200);
  };
  const { docs } = await read();
  const drafted = { locale: 'ar', path: 'summary', as: 'machine', sourceWords: String(docs.en.summary) };
  await save('مسودة آلية.', [{ ...drafted, target: fingerprint('مسودة آلية.') }]);
  expect(await lastActs(entry, 2)).toEqual(['drafted ar', 'translated ar']);
  expect((await entry.history(writer)).lines[1]!.actor).toBe(writer.user.id);
  await save('كلمات شخص.', []);
  expect((await entry.history(writer)).lines[0]).toMatchObject({ act: 'translated', actor: reader.user.id });
});
