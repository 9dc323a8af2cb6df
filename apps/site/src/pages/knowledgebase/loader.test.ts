import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/client.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const billing = { key: 'billing', slug: 'billing', title: 'Billing', count: 2 };
const empty = { key: 'empty', slug: 'empty', title: 'Empty', count: 0 };
const articles = [
  { key: 'a', title: 'Invoices', category: billing },
  { key: 'b', title: 'Refunds', category: billing },
];

const result = { type: 'articles', key: 'a', title: 'Invoices', url: '/knowledgebase/a' };

/** The loader over the real API client; `asked` are the bodies of its searches. */
async function load(search: string, found: () => Response = () => Response.json({ data: [result] })) {
  const asked: unknown[] = [];
  const answer = async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    if (pathname.endsWith('/categories')) return Response.json({ data: [billing, empty] });
    if (!pathname.endsWith('/search'))
      return Response.json({ data: articles, meta: { page: 1, limit: 100, total: 2, pages: 1 } });
    asked.push(JSON.parse(String(init!.body)));
    return found();
  };
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: answer as typeof fetch });
  const query = new URLSearchParams(search);
  const model = await loader(pageContext({ api, query }));
  return { asked, model, collections: model.collections.map(({ category }) => category.key) };
}

test.each(['', 'q=', 'q=%20%20'])('?%s shows the collections that hold something', async (search) => {
  const { asked, model, collections } = await load(search);
  expect(asked).toEqual([]);
  expect(model.searched).toEqual({ search: '', found: null, failed: false });
  expect(collections).toEqual(['billing']);
  expect(model.collections[0]!.articles).toHaveLength(2);
  expect(model.head).toMatchObject({ noindex: false });
});

test('a search shows the articles that it finds instead, and stays out of search engines', async () => {
  const { asked, model, collections } = await load('q=+invoice+');
  expect(asked).toEqual([{ search: 'invoice', types: ['articles'], limit: 50 }]);
  expect(model.searched).toEqual({ search: 'invoice', found: [expect.objectContaining(result)], failed: false });
  expect(collections).toEqual([]);
  expect(model.head).toMatchObject({ noindex: true });
});

test('a search without a result is an answer, not an error', async () => {
  const { model } = await load('q=zebra', () => Response.json({ data: [] }));
  expect(model.searched).toMatchObject({ found: [], failed: false });
});

test('a search that does not answer leaves the collections', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { model, collections } = await load('q=invoice', () => new Response(null, { status: 503 }));
  expect(model.searched).toEqual({ search: 'invoice', found: null, failed: true });
  expect(collections).toEqual(['billing']);
  expect(errors).toHaveBeenCalledOnce();
});

test('an endless query is cut to what the call takes', async () => {
  const { model } = await load(`q=${'x'.repeat(5000)}`);
  expect(model.searched.search).toHaveLength(200);
});
