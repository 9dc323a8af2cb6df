import type { Locale } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload, PayloadRequest } from 'payload';
import { signIn } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

async function publishNew(title: string, data: object = {}, locale: Locale = 'en'): Promise<number> {
  const doc = await payload.create({
    collection: 'companies',
    locale,
    data: { ...texts(title), ...data, _status: 'published' } as never,
  });
  return doc.id;
}

async function redirects(): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
}

test('the slug is made from the title, in either language, and numbered where it is taken', async () => {
  const first = await payload.findByID({ collection: 'companies', id: await publishNew('How we work') });
  const second = await payload.findByID({ collection: 'companies', id: await publishNew('How we work') });
  const arabic = await payload.findByID({
    collection: 'companies',
    id: await publishNew('كيف نعمل؟', {}, 'ar'),
    locale: 'ar',
  });
  expect([first.slug, second.slug, arabic.slug]).toEqual(['how-we-work', 'how-we-work-2', 'كيف-نعمل']);
});

test('what an editor types becomes a valid slug; one that is taken is refused', async () => {
  const id = await publishNew('Typed', { slug: ' My Ádress! ' });
  expect((await payload.findByID({ collection: 'companies', id })).slug).toBe('my-adress');
  await expect(publishNew('Other', { slug: 'my-adress' })).rejects.toThrow(/Address/);
});

test('the slug follows the title of a draft, and stays once it is published', async () => {
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'en',
    draft: true,
    data: texts('Dra') as never,
  });
  const typed = await payload.update({
    collection: 'companies',
    id,
    locale: 'en',
    draft: true,
    autosave: true,
    data: { title: 'Draft title' },
  });
  expect(typed.slug).toBe('draft-title');
  await payload.update({ collection: 'companies', id, locale: 'en', data: { _status: 'published' } });
  const later = await payload.update({
    collection: 'companies',
    id,
    locale: 'en',
    draft: true,
    data: { title: 'Another title' },
  });
  expect(later.slug).toBe('draft-title');
  expect(later.key).toBe('draft-title');
});

test('the slug of a draft follows its title also when that was emptied in between; one that was typed stays', async () => {
  const draft = { collection: 'services', locale: 'en', draft: true } as const;
  const { id } = await payload.create({ ...draft, data: { title: 'A first name' } as never });
  const write = async (data: object) => (await payload.update({ ...draft, id, data })).slug;
  expect(await write({ title: '' })).toBeNull();
  expect(await write({ title: 'A second name' })).toBe('a-second-name');
  expect(await write({ slug: 'by-hand' })).toBe('by-hand');
  expect(await write({ title: '' })).toBe('by-hand');
  expect(await write({ title: 'A third name' })).toBe('by-hand');
});

/** As the CMS begins an entry: with nothing in its row, and all that is written in drafts. */
async function draftOf(data: object): Promise<number> {
  const common = { collection: 'services', locale: 'en', draft: true } as const;
  const { id } = await payload.create({ ...common, data: {} as never });
  await payload.update({ ...common, id, autosave: true, data: data as never });
  return id;
}

test('what a draft alone has as its address is taken, too: of a title, by hand, by REST and on publishing', async () => {
  const [first, second] = [await draftOf({ title: 'Picual oil' }), await draftOf({ title: 'Picual oil' })];
  const slugOf = async (id: number) =>
    (await payload.findByID({ collection: 'services', id, locale: 'en', draft: true })).slug;
  expect([await slugOf(first), await slugOf(second)]).toEqual(['picual-oil', 'picual-oil-2']);

  const arabic = await signIn(payload, 'editor', 'ar');
  const made = await arabic.call('/services?locale=en&draft=true', { title: 'Oil', slug: 'Picual Oil' });
  expect(made.status).toBe(400);
  expect(await made.json()).toMatchObject({
    errors: [{ data: { errors: [{ path: 'slug', message: 'هذا الرابط مستخدم في صفحة أخرى.' }] } }],
  });

  const typed = await draftOf({ ...texts('Typed by hand'), slug: 'picual-oil' });
  const publish = { collection: 'services', id: typed, locale: 'en', data: { _status: 'published' } } as const;
  await expect(payload.update(publish)).rejects.toThrow('Address');
  const { checkDocument } = await import('../checks/check-document.ts');
  const checked = await checkDocument({ payload, context: {} } as PayloadRequest, {
    collection: 'services',
    id: typed,
  });
  expect(checked?.findings).toContainEqual(
    expect.objectContaining({ check: 'slug-taken', values: { slug: 'picual-oil', title: 'Picual oil' } }),
  );
});

test('the database itself refuses the same slug twice in a language', async () => {
  await publishNew('Race', { slug: 'race' });
  const context = { silent: true };
  await expect(
    payload.create({
      collection: 'companies',
      locale: 'en',
      context,
      data: { ...texts('Race 2'), slug: 'race', _status: 'published' } as never,
    }),
  ).rejects.toThrow('slug');
});

test('a changed slug redirects the old address in one hop, also back again', async () => {
  const id = await publishNew('Moves', { slug: 'one' });
  const move = (slug: string) =>
    payload.update({ collection: 'companies', id, locale: 'en', data: { slug, _status: 'published' } });
  await payload.update({
    collection: 'companies',
    id,
    locale: 'en',
    draft: true,
    autosave: true,
    data: { slug: 'two' },
  });
  expect(await redirects()).not.toHaveProperty('/company/one');
  await move('two');
  expect(await redirects()).toMatchObject({ '/company/one': '/company/two' });
  await move('three');
  expect(await redirects()).toMatchObject({ '/company/one': '/company/three', '/company/two': '/company/three' });
  await move('one');
  const last = await redirects();
  expect(last).toMatchObject({ '/company/two': '/company/one', '/company/three': '/company/one' });
  expect(last).not.toHaveProperty('/company/one');
});

test('an Arabic address is redirected with its prefix, stored readable and sent encoded', async () => {
  const id = await publishNew('قديم', {}, 'ar');
  await payload.update({ collection: 'companies', id, locale: 'ar', data: { slug: 'جديد', _status: 'published' } });
  expect(await redirects()).toMatchObject({ '/ar/company/قديم': `/ar/company/${encodeURIComponent('جديد')}` });
});

test('a draft that was never published moves without a redirect', async () => {
  const before = Object.keys(await redirects()).length;
  const { id } = await payload.create({
    collection: 'companies',
    draft: true,
    locale: 'en',
    data: { ...texts('Quiet'), slug: 'quiet' } as never,
  });
  await payload.update({ collection: 'companies', id, locale: 'en', data: { slug: 'loud', _status: 'published' } });
  expect(Object.keys(await redirects())).toHaveLength(before);
});

test('a category that moves is redirected; two types may have the same category slug, one type may not', async () => {
  const save = (of: 'services' | 'solutions', slug: string) =>
    payload.create({ collection: 'categories', locale: 'en', data: { of, title: slug, slug } as never });
  const { id } = await save('services', 'build');
  await save('solutions', 'build');
  await expect(save('services', 'build')).rejects.toThrow('Address');
  await payload.update({ collection: 'categories', id, locale: 'en', data: { slug: 'make' } });
  expect(await redirects()).toMatchObject({ '/services/category/build': '/services/category/make' });
});
