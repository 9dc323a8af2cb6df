import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import type { Role } from './roles.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

async function userWith(...roles: Role[]): Promise<TypedUser> {
  const email = `${roles.join('-')}-${Math.random().toString(36).slice(2)}@nasaq.example`;
  const user = await payload.create({
    collection: 'users',
    data: { name: email, email, password: 'long enough password', roles },
  });
  return { ...user, collection: 'users' } as TypedUser;
}

const rights = async (user: TypedUser | null, collection: CollectionSlug) => {
  const allowed = async (act: () => Promise<unknown>) =>
    act().then(
      () => true,
      () => false,
    );
  return {
    read: await allowed(() => payload.find({ collection, user, overrideAccess: false, limit: 1 })),
    write: await allowed(() =>
      payload.create({
        collection,
        user,
        overrideAccess: false,
        draft: true,
        locale: 'en',
        data: texts(`${Math.random()}`) as never,
      }),
    ),
  };
};

test.each<[Role, CollectionSlug, { read: boolean; write: boolean }]>([
  ['editor', 'companies', { read: true, write: true }],
  ['editor', 'careers', { read: true, write: true }],
  ['editor', 'articles', { read: true, write: true }],
  ['recruiter', 'careers', { read: true, write: true }],
  ['recruiter', 'posts', { read: false, write: false }],
  ['recruiter', 'services', { read: false, write: false }],
  ['agent', 'articles', { read: true, write: true }],
  ['agent', 'careers', { read: false, write: false }],
  ['sales', 'products', { read: true, write: false }],
  ['sales', 'works', { read: true, write: false }],
  ['sales', 'posts', { read: false, write: false }],
  ['admin', 'legals', { read: true, write: true }],
])('%s and %s: %o', async (role, collection, expected) => {
  expect(await rights(await userWith(role), collection)).toEqual(expected);
});

test('somebody with two roles may do what either allows', async () => {
  const user = await userWith('recruiter', 'agent');
  expect(await rights(user, 'careers')).toEqual({ read: true, write: true });
  expect(await rights(user, 'articles')).toEqual({ read: true, write: true });
});

test('without signing in nothing can be read, not even what is published', async () => {
  await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Public'), _status: 'published' } as never,
  });
  for (const collection of ['companies', 'users', 'media', 'redirects', 'categories'] as const) {
    expect((await rights(null, collection)).read).toBe(false);
  }
  await expect(payload.findVersions({ collection: 'companies', overrideAccess: false })).rejects.toThrow('not allowed');
  await expect(payload.findGlobal({ slug: 'site', overrideAccess: false })).rejects.toThrow('not allowed');
});

test('only administrators give roles; everybody may change their own name', async () => {
  const editor = await userWith('editor');
  const other = await userWith('sales');
  const renamed = await payload.update({
    collection: 'users',
    id: editor.id,
    user: editor,
    overrideAccess: false,
    data: { name: 'New name', roles: ['admin'] },
  });
  expect(renamed.name).toBe('New name');
  expect((await payload.findByID({ collection: 'users', id: editor.id })).roles).toEqual(['editor']);
  await expect(
    payload.update({ collection: 'users', id: other.id, user: editor, overrideAccess: false, data: { name: 'Taken' } }),
  ).rejects.toThrow('not allowed');
  await expect(
    payload.create({
      collection: 'redirects',
      user: editor,
      overrideAccess: false,
      data: { from: '/a', to: '/b', status: '301' },
    }),
  ).rejects.toThrow('not allowed');
});

test('the audit fields name who made and who changed an entry, whatever is sent', async () => {
  const [author, changer] = [await userWith('editor'), await userWith('editor')];
  const { id } = await payload.create({
    collection: 'companies',
    user: author,
    overrideAccess: false,
    draft: true,
    locale: 'en',
    data: { ...texts('Audited'), createdBy: changer.id } as never,
  });
  await payload.update({
    collection: 'companies',
    id,
    user: changer,
    overrideAccess: false,
    draft: true,
    locale: 'en',
    data: { summary: 'New' },
  });
  const doc = await payload.findByID({ collection: 'companies', id, draft: true, depth: 0 });
  expect([doc.createdBy, doc.updatedBy]).toEqual([author.id, changer.id]);
});
