import type { Hono } from 'hono';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
let editor: Staff;
let arabicEditor: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
  arabicEditor = await signIn(payload, 'editor', 'ar');
  const { createApi } = await import('../../api-routes.ts');
  api = createApi(() => Promise.resolve(payload));
});
afterAll(() => opened.close());

const ofOffers = { of: 'services' };
const cases = [
  ['tags', { title: 'Paper' }, { titleOther: 'ورق' }, 'title'],
  ['categories', { title: 'Paper', ...ofOffers }, { titleOther: 'ورق' }, 'title'],
  [
    'authors',
    { name: 'Mona', role: 'Writer', bio: 'Writes.' },
    { nameOther: 'منى', roleOther: 'كاتبة', bioOther: 'تكتب.' },
    'name',
  ],
] as const;

interface Refusal {
  errors: { message: string; data?: { errors: { path: string; message: string }[] } }[];
}

test.each(cases)('%s are stored with a name in both languages only', async (collection, one, other, field) => {
  const refused = await editor.call(`/${collection}?locale=en`, one);
  expect(refused.status).toBe(400);
  const [error] = ((await refused.json()) as Refusal).errors;
  expect(error!.message).toContain('in the other language');
  expect(error!.data?.errors.map(({ path }) => path).sort()).toEqual(Object.keys(other).sort());
  const arabic = (await (await arabicEditor.call(`/${collection}?locale=en`, one)).json()) as Refusal;
  expect(arabic.errors[0]!.message).toContain('باللغة الأخرى');

  const stored = await editor.call(`/${collection}?locale=en`, { ...one, ...other });
  expect(stored.status).toBe(201);
  const { id } = ((await stored.json()) as { doc: { id: number } }).doc;
  const both = (await payload.findByID({ collection, id, locale: 'all', depth: 0 })) as unknown as Record<
    string,
    { en: string; ar: string }
  >;
  expect(both[field]).toEqual({ en: Object.values(one)[0], ar: Object.values(other)[0] });
  const form = (await (await editor.call(`/${collection}/${id}?locale=ar`)).json()) as Record<string, string>;
  expect(form[`${field}Other`]).toBe(Object.values(one)[0]);
});

test.each(cases)(
  'of %s without a word, all that is asked for is named at once, and no address',
  async (collection, one, other) => {
    const refused = await editor.call(`/${collection}?locale=en`, {});
    const [error] = ((await refused.json()) as Refusal).errors;
    expect(error!.data?.errors.map(({ path }) => path).sort()).toEqual(Object.keys({ ...one, ...other }).sort());
  },
);

test('a title of which no address can be made asks for one', async () => {
  const refused = await editor.call('/tags?locale=en', { title: '!!!', titleOther: 'علامات' });
  const [error] = ((await refused.json()) as Refusal).errors;
  expect(error!.data?.errors.map(({ path }) => path)).toEqual(['slug']);
});

test.each(['tags', 'categories'] as const)(
  '%s have an address in both languages from the beginning',
  async (collection) => {
    const data = { title: 'Blue ink', titleOther: 'حبر أزرق', ...(collection === 'categories' ? ofOffers : {}) };
    const made = async () =>
      ((await (await editor.call(`/${collection}?locale=en`, data)).json()) as { doc: { id: number } }).doc.id;
    const slugs = async (id: number) => (await payload.findByID({ collection, id, locale: 'all', depth: 0 })).slug;
    expect(await slugs(await made())).toEqual({ en: 'blue-ink', ar: 'حبر-أزرق' });
    expect(await slugs(await made())).toEqual({ en: 'blue-ink-2', ar: 'حبر-أزرق-2' });
  },
);

test.each(cases)(
  '%s of one language stand in the other one’s lists and on the board, not in its form',
  async (collection, one, _, field) => {
    const { id } = await payload.create({
      collection,
      locale: 'en',
      data: { ...one, [field]: 'Only English' } as never,
    });
    const read = async (path: string) =>
      (await (await editor.call(`/${collection}${path}`)).json()) as Record<string, unknown>;
    const { docs } = (await read(`?locale=ar&fallback-locale=none&limit=0&where[id][equals]=${id}`)) as {
      docs: Record<string, unknown>[];
    };
    expect(docs.map((doc) => doc[field])).toEqual(['Only English']);
    const form = await read(`/${id}?locale=ar&fallback-locale=none`);
    expect([form[field] ?? null, form[`${field}Other`]]).toEqual([null, 'Only English']);
  },
);

test('an entry of one language comes to lists, forms and fields of the other with its title there, never as what is written', async () => {
  const title = 'Only in English';
  const { id } = await payload.create({ collection: 'posts', locale: 'en', draft: true, data: { title } as never });
  const read = async (path: string) =>
    (await (await editor.call(`/posts${path}`)).json()) as { docs: Record<string, unknown>[] } & Record<
      string,
      unknown
    >;
  const one = `draft=true&fallback-locale=none&where[id][equals]=${id}`;
  const elsewhere = { locale: 'en', text: title };
  const [listed] = (await read(`?locale=ar&${one}`)).docs;
  expect([listed!.title ?? null, listed!.titleElsewhere]).toEqual([null, elsewhere]);
  const form = await read(`/${id}?locale=ar&draft=true&fallback-locale=none`);
  expect([form.title ?? null, form.titleElsewhere]).toEqual([null, elsewhere]);
  // As a field asks that offers entries to choose from.
  const [named] = (await read(`?locale=ar&select[title]=true&depth=0&${one}`)).docs;
  expect(named).toMatchObject({ id, title: `\u2068${title}\u2069 (English)` });
  const [own] = (await read(`?locale=en&${one}`)).docs;
  expect([own!.title, own!.titleElsewhere]).toEqual([title, undefined]);
});

test('an author and a tag that were made in one language stand in the other, marked with theirs', async () => {
  const author = await payload.create({
    collection: 'authors',
    locale: 'en',
    data: { name: 'Layla', role: 'Founder', bio: 'Founded.' } as never,
  });
  const tag = await payload.create({ collection: 'tags', locale: 'en', data: { title: 'Craft' } as never });
  const { id } = await payload.create({
    collection: 'posts',
    locale: 'ar',
    data: { ...texts('مقال'), author: author.id, tags: [tag.id], _status: 'published' } as never,
  });
  const { slug } = await payload.findByID({ collection: 'posts', id, locale: 'ar', depth: 0 });
  const get = async (path: string) => {
    const answer = await api.request(path, { headers: { locale: 'ar' } });
    return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> }) };
  };
  const post = await get(`/posts/${encodeURIComponent(slug!)}?v=2`);
  expect(post.data.author).toMatchObject({ name: 'Layla', role: 'Founder', bio: 'Founded.', locale: 'en' });
  expect(post.data.tags).toMatchObject([{ slug: 'craft', title: 'Craft', locale: 'en' }]);
  const list = await get('/posts?v=2&tag=craft');
  expect([list.status, (list.data as unknown as unknown[]).length]).toEqual([200, 1]);
  expect((await get('/tags?v=2')).data).toMatchObject([{ slug: 'craft', locale: 'en', count: 1 }]);
});
