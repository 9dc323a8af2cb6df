import type { Industry } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { industryResource, serviceResource } from './resource.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;
let category: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
  category = await make('categories', 'en', { of: 'industries', title: 'Trade' });
});
afterAll(() => opened.close());

type Kind = 'categories' | 'industries' | 'services' | 'works';

async function make(collection: Kind, locale: 'en' | 'ar', data: object): Promise<number> {
  const { id } = await payload.create({ collection, locale, data: data as never });
  return id as number;
}

const published = (title: string) => ({ ...texts(title), slug: title.toLowerCase(), _status: 'published' });
const work = (title: string, rest: object) =>
  make('works', 'en', { ...published(title), client: 'A client', year: 2026, ...rest });
const moment = (title: string, entry?: object) => ({ time: '7:40', title, text: 'It rains.', made: 'A roof.', entry });

async function dayOf(id: number, locale: 'en' | 'ar') {
  const doc = await payload.findByID({ collection: 'industries', id, locale, fallbackLocale: false, depth: 0 });
  return (await industryResource.presentDetail({ payload, locale }, doc)) as Pick<Industry, 'day'>;
}

test('each language has its own day, and a moment leads to an entry that is published in it', async () => {
  const made = await work('Roof', {});
  const entry = { relationTo: 'works', value: made };
  const id = await make('industries', 'en', { ...published('Retail'), category, day: [moment('Opening', entry)] });
  const arabic = { ...published('تجزئة'), day: [moment('الافتتاح', entry), moment('الإغلاق')] };
  await payload.update({ collection: 'industries', id, locale: 'ar', data: arabic as never });
  expect((await dayOf(id, 'en')).day).toMatchObject([{ title: 'Opening', entry: { title: 'Roof' } }]);
  expect((await dayOf(id, 'ar')).day).toMatchObject([
    { title: 'الافتتاح', entry: null },
    { title: 'الإغلاق', entry: null },
  ]);
});

test('whoever removes what a moment leads to is told', async () => {
  const made = await work('Bridge', {});
  const day = [moment('Noon', { relationTo: 'works', value: made })];
  const id = await make('industries', 'en', { ...published('Logistics'), category, day });
  const { uses } = (await (await editor.call(`/works/${made}/uses`)).json()) as { uses: object[] };
  expect(uses).toEqual([expect.objectContaining({ slug: 'industries', id, title: 'Logistics' })]);
  expect((await editor.send('PATCH', `/works/${made}`, { deletedAt: new Date().toISOString() })).status).toBe(409);
});

test('an industry counts its works and shows a figure of the one that it relates first', async () => {
  const industry = await make('industries', 'en', { ...published('Banking'), category });
  const figures = (value: string) => ({ industry, figures: [{ value, label: 'of everything' }] });
  await work('First', figures('1%'));
  const second = await work('Second', figures('2%'));
  const related = [{ relationTo: 'works', value: second }];
  await payload.update({ collection: 'industries', id: industry, locale: 'en', data: { related } as never });
  const docs = [await payload.findByID({ collection: 'industries', id: industry, locale: 'en', depth: 0 })];
  expect(await industryResource.presentSummaries({ payload, locale: 'en' }, docs)).toMatchObject([
    { workCount: 2, figure: { value: '2%' } },
  ]);
});

test('a service shows the works that were made with it, in the language of its reader', async () => {
  const build = await make('categories', 'en', { of: 'services', title: 'Build' });
  const id = await make('services', 'en', { ...published('Building'), category: build });
  await work('House', { services: [id] });
  const doc = await payload.findByID({ collection: 'services', id, locale: 'en', depth: 0 });
  expect(await serviceResource.presentDetail({ payload, locale: 'en' }, doc)).toMatchObject({
    works: [{ title: 'House' }],
  });
  expect(await serviceResource.presentDetail({ payload, locale: 'ar' }, doc)).toMatchObject({ works: [] });
});

test('an autosave of another field leaves parts as they are', async () => {
  const data = { ...texts('Portal'), parts: [{ title: 'Door', text: 'Opens.', to: '2' }] };
  const { id } = await payload.create({ collection: 'solutions', locale: 'en', draft: true, data: data as never });
  await editor.send('PATCH', `/solutions/${id}?locale=en&draft=true&autosave=true`, { summary: 'Another.' });
  const kept = await payload.findByID({ collection: 'solutions', id, locale: 'en', draft: true, depth: 0 });
  expect(kept).toMatchObject({ summary: 'Another.', parts: [{ title: 'Door', to: '2' }] });
});
