import type { Locale } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let editor: TypedUser;
let recruiter: TypedUser;
let id: number;
let first: string;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [editor, recruiter] = [
    await makeMember(payload, 'editor', 'editor'),
    await makeMember(payload, 'recruiter', 'recruiter'),
  ];
});
afterAll(() => opened.close());

const publish = (locale: Locale, data: object) =>
  payload.update({ collection: 'works', id, locale, data: { ...data, _status: 'published' } as never });
const newest = (locale: Locale) =>
  payload.findByID({ collection: 'works', id, locale, draft: true, fallbackLocale: false, depth: 0 });
const onSite = (locale: Locale) =>
  payload.findByID({ collection: 'works', id, locale, fallbackLocale: false, depth: 0 });
const work = (title: string, year: number) => ({ ...texts(title), client: title, year });

beforeEach(async () => {
  const stamp = Math.random().toString(36).slice(2, 8);
  ({ id } = await payload.create({
    collection: 'works',
    locale: 'en',
    draft: true,
    data: { ...work(`Old ${stamp}`, 2001), figures: [{ value: '1', label: 'Old' }] } as never,
  }));
  await publish('en', {});
  await publish('ar', work(`قديم ${stamp}`, 2001));
  const { docs } = await payload.findVersions({ collection: 'works', where: { parent: { equals: id } }, limit: 1 });
  first = String(docs[0]!.id);
  await publish('en', { title: 'New', year: 2002, figures: [], quote: { text: 'Said since' } });
  await publish('ar', { title: 'جديد' });
});

async function restore(body: object | null, user = editor): Promise<Response> {
  const endpoints = payload.collections.works.config.endpoints as Endpoint[];
  const endpoint = endpoints.find(({ method, path }) => method === 'post' && path === '/versions/:id')!;
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ user, req: { routeParams: { id: first } } as Partial<PayloadRequest> }, payload);
  return endpoint.handler(Object.assign(req, { json: () => Promise.resolve(body) }));
}

test('a version comes back as a draft in both languages, and readers see nothing of it', async () => {
  expect((await restore(null)).status).toBe(200);
  expect((await newest('en')).title).toMatch(/^Old/);
  expect((await newest('ar')).title).toMatch(/^قديم/);
  expect(await newest('en')).toMatchObject({ year: 2001, figures: [{ label: 'Old' }], _status: 'draft' });
  // What was empty then is empty again.
  expect((await newest('en')).quote?.text ?? null).toBeNull();
  expect(await onSite('en')).toMatchObject({ title: 'New', year: 2002, _status: 'published' });
  expect(await onSite('ar')).toMatchObject({ title: 'جديد', _status: 'published' });
});

test('the oldest of the versions that are kept comes back whole', { tags: ['proof'] }, async () => {
  const versions = () =>
    payload.findVersions({
      collection: 'works',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
      pagination: false,
    });
  let { docs } = await versions();
  while (docs.length < 50) {
    await payload.update({ collection: 'works', id, locale: 'en', draft: true, data: { title: `New ${docs.length}` } });
    ({ docs } = await versions());
  }
  first = String(docs[0]!.id);
  const then = docs[0]!.version;
  const address = (await newest('ar')).slug;
  expect((await restore(null)).status).toBe(200);
  expect((await newest('en')).title).toBe(then.title);
  expect((await newest('ar')).title ?? null).toBeNull();
  // It had no Arabic address yet; the one that readers know stays.
  expect(address).toBeTruthy();
  expect((await newest('ar')).slug).toBe(address);
});

test('one language comes back alone, with or without the shared fields', async () => {
  await restore({ languages: ['ar'], shared: false });
  expect((await newest('ar')).title).toMatch(/^قديم/);
  expect(await newest('en')).toMatchObject({ title: 'New', year: 2002 });
  await restore({ languages: [], shared: true });
  expect(await newest('en')).toMatchObject({ title: 'New', year: 2001 });
});

test('nobody restores what they may not edit, and nothing is restored where nothing is chosen', async () => {
  await expect(restore(null, recruiter)).rejects.toMatchObject({ status: 403 });
  await expect(restore({ languages: [], shared: false })).rejects.toMatchObject({ status: 400 });
  expect(await newest('en')).toMatchObject({ title: 'New', year: 2002 });
});

test('restoring is recorded as a change of who restored', async () => {
  await restore({ languages: ['ar'], shared: false });
  const { changes } = (await newest('ar')) as unknown as { changes: object };
  expect(changes).toMatchObject({ 'ar:title': [editor.id, expect.any(Number), null] });
});

test('a version that was published in one language brings back what waited in the other then', async () => {
  const waiting = { title: 'مسودة تنتظر', figures: [{ value: '7', label: 'تنتظر' }] } as never;
  await payload.update({ collection: 'works', id, locale: 'ar', draft: true, data: waiting });
  await payload.update({
    collection: 'works',
    id,
    locale: 'en',
    publishSpecificLocale: 'en',
    data: { title: 'Published beside it', _status: 'published' },
  });
  const where = { parent: { equals: id }, snapshot: { not_equals: true } };
  const { docs } = await payload.findVersions({ collection: 'works', where, sort: '-updatedAt', limit: 1 });
  first = String(docs[0]!.id);
  await payload.update({ collection: 'works', id, locale: 'ar', draft: true, data: { title: 'كُتب بعدها' } });
  await payload.update({ collection: 'works', id, locale: 'en', draft: true, data: { title: 'Written since' } });
  expect((await restore({ languages: ['en', 'ar'], shared: true })).status).toBe(200);
  expect((await newest('en')).title).toBe('Published beside it');
  expect(await newest('ar')).toMatchObject({ title: 'مسودة تنتظر', figures: [{ label: 'تنتظر' }] });
  expect((await onSite('ar')).title).toBe('جديد');
});

test('what lies in the trash comes back out of it before a version does', async () => {
  await payload.update({ collection: 'works', id, data: { deletedAt: new Date().toISOString() } as never });
  await expect(restore(null)).rejects.toMatchObject({ status: 404 });
  await payload.update({ collection: 'works', id, trash: true, data: { deletedAt: null } as never });
  expect((await restore(null)).status).toBe(200);
  expect((await newest('en')).title).toMatch(/^Old/);
});
