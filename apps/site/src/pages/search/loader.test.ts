import type { SearchResult } from '@nasaq/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/client.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const result = (type: SearchResult['type'], key: string) => ({ type, key, title: key, url: `/${key}` }) as SearchResult;
const few = [result('works', 'a'), result('articles', 'b'), result('works', 'c')];

/** The loader over the real API client; `asked` are the bodies of its searches. */
async function load(
  query: string,
  answer: (body: { types?: string[] }) => Response = () => Response.json({ data: few }),
) {
  const asked: { search: string; types?: string[]; limit?: number }[] = [];
  const fetcher = async (url: string | URL | Request, init?: RequestInit) => {
    if (new URL(String(url)).pathname.endsWith('/services'))
      return Response.json({ data: [{ title: 'Web platforms' }] });
    asked.push(JSON.parse(String(init!.body)));
    return answer(asked.at(-1)!);
  };
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: fetcher as typeof fetch });
  const params = new URLSearchParams(query);
  const model = await loader(pageContext({ api, query: params }));
  return { asked, model, keys: model.groups?.flatMap(({ results }) => results.map(({ key }) => key)) };
}

test.each(['', 'q=', 'q=%20', 'type=works'])('?%s asks nothing and suggests', async (query) => {
  const { asked, model } = await load(query);
  expect(asked).toEqual([]);
  expect(model).toMatchObject({ search: '', groups: null, failed: false, suggestions: ['Web platforms'] });
});

test('a search is asked for once, counted by type, and stays out of search engines', async () => {
  const { asked, model, keys } = await load('q=+web+');
  expect(asked).toEqual([{ search: 'web', limit: 50 }]);
  expect(keys).toEqual(['a', 'c', 'b']);
  expect(model.counts).toEqual([
    { type: 'works', count: 2 },
    { type: 'articles', count: 1 },
  ]);
  expect(model.head).toEqual({ title: 'Search: “\u2068web\u2069”', noindex: true });
  expect(model.suggestions).toEqual([]);
});

test('one type is picked out of the answer', async () => {
  const { asked, model, keys } = await load('q=web&type=works');
  expect(asked).toHaveLength(1);
  expect(keys).toEqual(['a', 'c']);
  expect(model).toMatchObject({ type: 'works', total: 3 });
});

test('of all kinds the best of each are shown, most of the best kind; a single one more stands there itself', async () => {
  const of = (type: SearchResult['type'], count: number) =>
    Array.from({ length: count }, (_, index) => result(type, `${type}${index}`));
  const all = [...of('works', 12), ...of('posts', 8), ...of('articles', 4), ...of('services', 1)];
  const { model } = await load('q=web', () => Response.json({ data: all }));
  expect(model.groups!.map(({ type, results, count }) => [type, results.length, count])).toEqual([
    ['works', 5, 12],
    ['posts', 3, 8],
    ['articles', 4, 4],
    ['services', 1, 1],
  ]);
  expect(model).toMatchObject({ count: 25, total: 25 });
});

test.each([
  ['', 15, 1],
  ['&page=2', 30, 2],
  ['&page=3', 40, 3],
  ['&page=99', 40, 3],
  ['&page=-1', 15, 1],
  ['&page=x', 15, 1],
])('of one kind pages are shown up to the one that is asked for: %s', async (page, shown, last) => {
  const all = Array.from({ length: 40 }, (_, index) => result('works', `${index}`));
  const { keys, model } = await load(`q=web&type=works${page}`, () => Response.json({ data: all }));
  expect(keys).toHaveLength(shown);
  expect(model.groups![0]).toMatchObject({ count: 40, page: last, pages: 3 });
});

test.each(['nonsense', 'posts'])('a type that is nothing or has nothing (%s) narrows nothing', async (type) => {
  const { model, keys } = await load(`q=web&type=${type}`);
  expect(model.type).toBeNull();
  expect(keys).toEqual(['a', 'c', 'b']);
});

test('where the answer is full, one type is asked for by itself', async () => {
  const many = Array.from({ length: 50 }, (_, index) => result(index === 0 ? 'works' : 'posts', `${index}`));
  const { asked, keys, model } = await load('q=web&type=works', ({ types }) =>
    Response.json({ data: types ? few : many }),
  );
  expect(asked.map(({ types }) => types)).toEqual([undefined, ['works']]);
  expect(keys).toEqual(['a', 'b', 'c']);
  expect(model.full).toBe(false);
});

test('a search that staff let lead to a page goes there, and nowhere else on the web', async () => {
  const leading = (leadsTo: string) => load('q=vacancies', () => Response.json({ data: few, leadsTo }));
  await expect(leading('/careers')).rejects.toMatchObject({
    payload: { kind: 'redirect', to: '/careers', status: 302 },
  });
  expect((await leading('//elsewhere.example')).keys).toEqual(['a', 'c', 'b']);
});

test('an endless search is cut to what the call takes', async () => {
  const { asked } = await load(`q=${'x'.repeat(900)}`);
  expect(asked[0]!.search).toHaveLength(200);
});

test('a search without a result suggests others', async () => {
  const { model } = await load('q=zebra', () => Response.json({ data: [] }));
  expect(model).toMatchObject({ groups: [], failed: false, suggestions: ['Web platforms'] });
});

test('an admin host that does not answer leaves the page and what was typed', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { model } = await load('q=web', () => new Response(null, { status: 503 }));
  expect(model).toMatchObject({ search: 'web', groups: null, failed: true });
  expect(errors).toHaveBeenCalledOnce();
});

test('a hanging admin host takes its time once: both calls are on their way together', async () => {
  const called: string[] = [];
  const fetcher = (url: string | URL | Request) => {
    called.push(new URL(String(url)).pathname);
    return new Promise<Response>(() => {});
  };
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: fetcher as typeof fetch });
  void loader(pageContext({ api, query: new URLSearchParams('q=x') }));
  await vi.waitFor(() => expect(called.toSorted()).toEqual(['/api/v1/search', '/api/v1/services']), 20_000);
});
