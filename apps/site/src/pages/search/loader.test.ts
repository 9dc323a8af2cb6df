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
  return { asked, model, keys: model.results?.map(({ key }) => key) };
}

test.each(['', 'q=', 'q=%20', 'type=works'])('?%s asks nothing and suggests', async (query) => {
  const { asked, model } = await load(query);
  expect(asked).toEqual([]);
  expect(model).toMatchObject({ search: '', results: null, failed: false, suggestions: ['Web platforms'] });
});

test('a search is asked for once, counted by type, and stays out of search engines', async () => {
  const { asked, model, keys } = await load('q=+web+');
  expect(asked).toEqual([{ search: 'web', limit: 50 }]);
  expect(keys).toEqual(['a', 'b', 'c']);
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

test.each(['nonsense', 'posts'])('a type that is nothing or has nothing (%s) narrows nothing', async (type) => {
  const { model, keys } = await load(`q=web&type=${type}`);
  expect(model.type).toBeNull();
  expect(keys).toEqual(['a', 'b', 'c']);
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

test('an endless search is cut to what the call takes', async () => {
  const { asked } = await load(`q=${'x'.repeat(900)}`);
  expect(asked[0]!.search).toHaveLength(200);
});

test('a search without a result suggests others', async () => {
  const { model } = await load('q=zebra', () => Response.json({ data: [] }));
  expect(model).toMatchObject({ results: [], failed: false, suggestions: ['Web platforms'] });
});

test('an admin host that does not answer leaves the page and what was typed', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { model } = await load('q=web', () => new Response(null, { status: 503 }));
  expect(model).toMatchObject({ search: 'web', results: null, failed: true });
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
