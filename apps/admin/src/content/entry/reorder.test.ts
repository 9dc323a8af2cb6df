import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload, TypedUser } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'editor');
});
afterAll(() => opened.close());

/** `POST /api/reorder`, as dragging a row does. */
async function moveBehind(id: number, target: { id: number; key: string }): Promise<Response> {
  const { createLocalReq } = await import('payload');
  const endpoint = payload.config.endpoints.find(({ path }) => path === '/reorder')!;
  const req = await createLocalReq({ user, locale: 'en' }, payload);
  const body = {
    collectionSlug: 'companies',
    docsToMove: [id],
    newKeyWillBe: 'greater',
    orderableFieldName: '_order',
    target,
  };
  req.json = async () => body;
  return endpoint.handler(req);
}

async function create(title: string, locale: 'en' | 'ar' = 'en') {
  const doc = await payload.create({
    collection: 'companies',
    locale,
    data: { ...texts(title), _status: 'published' } as never,
  });
  return doc as unknown as { id: number; _order: string };
}

async function titles(locale: 'en' | 'ar'): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'companies',
    locale,
    sort: '_order',
    where: { _status: { equals: 'published' } },
  });
  return docs.map(({ title }) => title);
}

test('dragging a row changes the order, and publishes or withdraws nothing', async () => {
  const [first, second] = [await create('First'), await create('Second')];
  await payload.update({
    collection: 'companies',
    id: first.id,
    locale: 'en',
    draft: true,
    data: { title: 'Unfinished' },
  });
  expect((await moveBehind(first.id, { id: second.id, key: second._order })).status).toBe(200);
  expect(await titles('en')).toEqual(['Second', 'First']);
  const newest = await payload.findByID({ collection: 'companies', id: first.id, locale: 'en', draft: true });
  expect(newest.title).toBe('Unfinished');
  await payload.update({ collection: 'companies', id: first.id, locale: 'en', data: { _status: 'published' } });
  expect(await titles('en')).toEqual(['Second', 'Unfinished']);
});

test('an entry that exists in Arabic only can be dragged in the English list', async () => {
  const [arabic, other] = [await create('الأول', 'ar'), await create('الثاني', 'ar')];
  expect((await moveBehind(arabic.id, { id: other.id, key: other._order })).status).toBe(200);
  expect(await titles('ar')).toEqual(['الثاني', 'الأول']);
});
