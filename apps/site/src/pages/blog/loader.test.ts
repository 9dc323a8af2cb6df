import { expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { PageInterrupt } from '../../router/payload.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

const arabic = { slug: 'arabic', title: 'Arabic', alternates: { en: 'arabic', ar: 'العربية' } };
const english = { slug: 'english', title: 'English', alternates: { en: 'english', ar: null } };

/** Only posts in Arabic carry it. */
const elsewhere = { slug: 'poetry', title: 'شعر', locale: 'ar', alternates: { en: 'poetry', ar: 'شعر' } };

/** 24 posts: all of them about Arabic, every second one about English too. */
const posts = Array.from({ length: 24 }, (_, index) => ({
  key: `post-${index}`,
  tags: index % 2 === 0 ? [english, arabic] : [arabic],
  author: { key: index % 2 === 0 ? 'mona' : 'ali' },
}));

const portrait = { picture: { url: '/media/face.webp' }, dark: null };
const team = ['ali', 'mona', 'sami'].map((key) => ({ key, name: key, role: 'Role', bio: 'Bio', portrait }));

/** The loader over the real API client, and an admin host that filters and pages as ours does. */
function load(search: string) {
  const answer = async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(url));
    if (pathname.endsWith('/about')) return Response.json({ data: { team } });
    if (pathname.endsWith('/tags') && new Headers(init?.headers).get('locale') === 'ar')
      return Response.json({ data: [{ ...elsewhere, slug: 'شعر', count: 2 }] });
    if (pathname.endsWith('/tags'))
      return Response.json({
        data: [
          { ...arabic, count: 24 },
          { ...english, count: 12 },
        ],
      });
    const wanted = searchParams.get('tag');
    const of = posts.filter(({ tags }) => wanted === null || tags.some(({ slug }) => slug === wanted));
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit'))];
    const data = of.slice((page - 1) * limit, page * limit);
    return Response.json({ data, meta: { page, limit, total: of.length, pages: Math.ceil(of.length / limit) } });
  };
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: answer as typeof fetch });
  const query = new URLSearchParams(search);
  return loader(pageContext({ api, query }));
}

test('without a filter ten posts are shown, with the tags of all', async () => {
  const model = await load('');
  expect(model.posts.data.map(({ key }) => key)).toEqual(posts.slice(0, 10).map(({ key }) => key));
  expect(model.posts.meta).toEqual({ page: 1, limit: 10, total: 24, pages: 3 });
  expect(model.tags.map(({ slug, count }) => [slug, count])).toEqual([
    ['arabic', 24],
    ['english', 12],
  ]);
  expect(model.head.canonical).toBe('/blog');
});

test('those of the team who wrote what is shown stand below it, in the order of the team', async () => {
  expect((await load('')).writers.map(({ key }) => key)).toEqual(['ali', 'mona']);
  expect((await load('tag=english')).writers).toEqual([{ key: 'mona', name: 'mona', role: 'Role', portrait }]);
});

test('a page is shown with those before it', async () => {
  expect((await load('page=3')).posts.data).toHaveLength(24);
});

test('a tag narrows the posts, and counts its own pages', async () => {
  const model = await load('tag=english&page=2');
  expect(model.posts.data).toHaveLength(12);
  expect(model.posts.meta).toMatchObject({ total: 12, pages: 2 });
  expect(model.total).toBe(24);
  expect(model.head.canonical).toBe('/blog?tag=english&page=2');
});

test('a tag is kept when the language is switched, where it has a name there', async () => {
  expect((await load('tag=arabic')).head.alternates).toEqual({
    en: '/blog?tag=arabic',
    ar: `/ar/blog?tag=${encodeURIComponent('العربية')}`,
  });
  expect((await load('tag=english')).head.alternates).toMatchObject({ ar: null });
});

test('the language switch leads to a tag that only the other language has, which has no posts here', async () => {
  const model = await load('tag=poetry');
  expect(model.tag).toEqual({ ...elsewhere, count: 0 });
  expect(model.posts.data).toEqual([]);
  expect(model.total).toBe(24);
  expect(model.tags.map(({ slug }) => slug)).toEqual(['arabic', 'english']);
  expect(model.head.noindex).toBe(true);
  expect((await load('tag=english')).head.noindex).toBe(false);
});

test('a further page says how many there are in the other language', async () => {
  expect((await load('page=2')).head.otherPages).toBe(3);
  expect((await load('')).head.otherPages).toBeUndefined();
});

test.each(['tag=', 'tag=unknown', 'tag=English', 'tag=english&page=3', 'page=4', 'page=0', 'page=two'])(
  '?%s does not exist',
  async (search) => {
    await expect(load(search)).rejects.toBeInstanceOf(PageInterrupt);
  },
);
