import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { paragraph, texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { storePicture } from '../../testing/store-picture.ts';
import type { Use } from '../uses/use.ts';

let opened: TestPayload;
let payload: Payload;
let admin: Staff;
let editor: Staff;
let recruiter: Staff;
let arabicEditor: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  admin = await signIn(payload, 'admin');
  editor = await signIn(payload, 'editor');
  recruiter = await signIn(payload, 'recruiter');
  arabicEditor = await signIn(payload, 'editor', 'ar');
});
afterAll(() => opened.close());

const trash = { deletedAt: new Date().toISOString() };
type Kind = 'authors' | 'categories' | 'companies' | 'careers' | 'media' | 'posts' | 'tags' | 'works';

async function exists(collection: Kind, id: number): Promise<'shown' | 'trashed' | 'gone'> {
  const { docs } = await payload.find({ collection, where: { id: { equals: id } }, trash: true, depth: 0 });
  const [doc] = docs as { deletedAt?: string | null }[];
  if (!doc) return 'gone';
  return doc.deletedAt ? 'trashed' : 'shown';
}

async function make(collection: Kind, data: object): Promise<number> {
  const { id } = await payload.create({ collection, locale: 'en', draft: true, data: data as never });
  return id as number;
}

const author = (name: string) => make('authors', { name, role: 'Writer', bio: 'Writes.' });
const tag = (title: string) => make('tags', { title });

test('only an administrator deletes for good, by whatever route; who writes may use the trash', async () => {
  const [post, job] = [await make('posts', texts('Stays')), await make('careers', texts('Job'))];
  const where = (id: number) => `where[id][equals]=${id}`;
  const refused = [
    await editor.send('DELETE', `/posts/${post}`),
    await editor.send('DELETE', `/posts?${where(post)}`),
    await recruiter.send('DELETE', `/careers/${job}`),
    await recruiter.send('DELETE', `/careers?${where(job)}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await editor.send('PATCH', `/posts/${post}`, trash)).status).toBe(200);
  expect((await recruiter.send('PATCH', `/careers?${where(job)}`, trash)).status).toBe(200);
  expect([await exists('posts', post), await exists('careers', job)]).toEqual(['trashed', 'trashed']);
  expect((await editor.send('DELETE', `/posts/${post}?trash=true`)).status).toBe(403);
  expect((await recruiter.send('DELETE', `/careers?trash=true&${where(job)}`)).status).toBe(403);
  expect((await editor.send('PATCH', `/posts/${post}?trash=true`, { deletedAt: null })).status).toBe(200);
  expect(await exists('posts', post)).toBe('shown');
  expect((await admin.send('DELETE', `/posts/${post}?trash=true`)).status).toBe(200);
  expect(await exists('posts', post)).toBe('gone');
});

test.each(['authors', 'tags', 'categories'] as const)('%s go to the trash and come back', async (collection) => {
  const id =
    collection === 'authors'
      ? await author('Back')
      : collection === 'tags'
        ? await tag('Back')
        : await make('categories', { title: 'Back', of: 'services' });
  expect((await editor.send('DELETE', `/${collection}/${id}`)).status).toBe(403);
  expect((await editor.send('PATCH', `/${collection}/${id}`, trash)).status).toBe(200);
  expect(await exists(collection, id)).toBe('trashed');
  expect((await editor.send('PATCH', `/${collection}/${id}?trash=true`, { deletedAt: null })).status).toBe(200);
  expect(await exists(collection, id)).toBe('shown');
});

test('what an entry needs is neither trashed nor deleted, and the refusal names the entries in the reader’s language', async () => {
  const id = await author('Layla');
  await make('posts', { ...texts('First of Layla'), author: id });
  await make('posts', { ...texts('Second of Layla'), author: id });
  for (const answer of [
    await editor.send('PATCH', `/authors/${id}`, trash),
    await editor.send('PATCH', `/authors/${id}?evenIfUsed=true`, trash),
    await admin.send('DELETE', `/authors/${id}`),
  ]) {
    expect(answer.status).toBe(409);
    const [error] = ((await answer.json()) as { errors: { message: string }[] }).errors;
    expect(error!.message).toContain('“First of Layla”');
    expect(error!.message).toContain('“Second of Layla”');
  }
  const arabic = await arabicEditor.send('PATCH', `/authors/${id}`, trash);
  expect(((await arabic.json()) as { errors: { message: string }[] }).errors[0]!.message).toContain('مستعمل');
  const bulk = await editor.send('PATCH', `/authors?where[id][equals]=${id}`, trash);
  expect(((await bulk.json()) as { errors: { message: string }[] }).errors[0]!.message).toContain('“First of Layla”');
  expect(await exists('authors', id)).toBe('shown');
});

test('what is used without being needed is removed only by somebody who has been told where', async () => {
  const [used, unused] = [await tag('Used'), await tag('Unused')];
  const post = await make('posts', { ...texts('Tagged'), tags: [used] });
  const answer = await editor.send('PATCH', `/tags/${used}`, trash);
  expect(answer.status).toBe(409);
  expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]!.message).toContain('“Tagged”');
  expect((await editor.send('PATCH', `/tags/${unused}`, trash)).status).toBe(200);
  expect((await editor.send('PATCH', `/tags/${used}?evenIfUsed=true`, trash)).status).toBe(200);
  expect((await payload.findByID({ collection: 'posts', id: post, draft: true, depth: 0 })).tags).toEqual([used]);
});

test('a picture’s uses are all fields that name it, published ones and drafts, of entries, people and single pages', async () => {
  const id = await storePicture(payload, 'used');
  const covered = await make('posts', { ...texts('With a cover'), cover: id });
  const body = paragraph('Before the picture');
  (body.root.children as unknown[]).push({ type: 'upload', version: 3, format: '', relationTo: 'media', value: id });
  const written = await make('companies', { ...texts('With a picture inside'), body });
  const work = await make('works', { ...texts('With a row'), gallery: [{ darkPicture: id }], mark: id });
  const arabic = { ...texts('بصف عربي'), screenshots: [{ picture: id }] };
  const { id: product } = await payload.create({
    collection: 'products',
    locale: 'ar',
    draft: true,
    data: arabic as never,
  });
  const writer = await make('authors', { name: 'Mona', role: 'Writer', bio: 'Writes.', darkPortrait: id });
  await payload.updateGlobal({
    slug: 'about',
    locale: 'ar',
    draft: true,
    data: { team: [{ key: 'mona', portrait: id }], place: [{ picture: id }] } as never,
  });
  const answer = await recruiter.call(`/media/${id}/uses`);
  const { uses } = (await answer.json()) as { uses: Use[] };
  const told = uses.map(({ slug, id: user, title, field }) => [slug, user, title, field].join(' · ')).sort();
  expect(told).toEqual(
    [
      `posts · ${covered} · With a cover · Cover picture`,
      `companies · ${written} · With a picture inside · Text of the page`,
      `works · ${work} · With a row · Gallery › For dark pages`,
      `works · ${work} · With a row · Client’s mark`,
      `products · ${product} · بصف عربي · Screenshots › Picture`,
      `authors · ${writer} · Mona · For dark pages`,
      'about ·  · About page · Team › Portrait',
      'about ·  · About page · Where we are › Picture',
    ].sort(),
  );
  expect((await editor.send('PATCH', `/media/${id}`, trash)).status).toBe(409);
  expect((await editor.send('PATCH', `/media/${id}?evenIfUsed=true`, trash)).status).toBe(200);
});

test('what a visitor has sent names a job without using it', async () => {
  const job = await make('careers', texts('Open job'));
  const application = { reference: 'ABCDEFGH', state: 'new', locale: 'en', key: 'one', career: job };
  await payload.create({ collection: 'applications', data: application as never });
  const { uses } = (await (await recruiter.call(`/careers/${job}/uses`)).json()) as { uses: Use[] };
  expect(uses).toEqual([]);
});

test('nobody learns of uses without signing in', async () => {
  const id = await tag('Secret');
  const anonymous = await editor.send('GET', `/tags/${id}/uses`, undefined, { Cookie: '' });
  expect(anonymous.status).toBe(403);
});
