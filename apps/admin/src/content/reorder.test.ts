import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload, TypedUser } from 'payload';
import { texts } from './testing/drafts.ts';
import { openTestPayload, type TestPayload } from './testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

/** `POST /api/reorder`, as dragging a row does. */
async function moveBehind(id: number, target: { id: number; key: string }, user: TypedUser): Promise<Response> {
  const { createLocalReq } = await import('payload');
  const endpoint = payload.config.endpoints.find(({ path }) => path === '/reorder')!;
  const req = await createLocalReq({ user, locale: 'en' }, payload);
  const body = { collectionSlug: 'companies', docsToMove: [id], newKeyWillBe: 'greater', orderableFieldName: '_order', target };
  req.json = async () => body;
  return endpoint.handler(req);
}

test('dragging a row changes the order and publishes no draft', async () => {
  const create = async (title: string) =>
    (await payload.create({ collection: 'companies', locale: 'en', data: { ...texts(title), _status: 'published' } as never })) as unknown as {
      id: number;
      _order: string;
    };
  const [first, second] = [await create('First'), await create('Second')];
  await payload.update({ collection: 'companies', id: first.id, locale: 'en', draft: true, data: { title: 'Unfinished' } });
  const user = { ...(await payload.create({
    collection: 'users',
    data: { name: 'E', email: 'e@nasaq.example', password: 'long enough password', roles: ['editor'] },
  })), collection: 'users' } as TypedUser;

  const response = await moveBehind(first.id, { id: second.id, key: second._order }, user);
  expect(response.status).toBe(200);
  const { docs } = await payload.find({ collection: 'companies', locale: 'en', sort: '_order', where: { _status: { equals: 'published' } } });
  expect(docs.map(({ title }) => title)).toEqual(['Second', 'First']);
  const newest = await payload.findByID({ collection: 'companies', id: first.id, locale: 'en', draft: true });
  expect(newest.title).toBe('Unfinished');
});
