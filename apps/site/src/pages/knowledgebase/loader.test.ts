import { expect, test } from 'vitest';
import { createApi } from '../../features/api/client.ts';
import { loader } from './loader.ts';

const billing = { key: 'billing', slug: 'billing', title: 'Billing', count: 2 };
const empty = { key: 'empty', slug: 'empty', title: 'Empty', count: 0 };
const articles = [
  { key: 'a', title: 'Invoices', summary: 'How to pay.', category: billing },
  { key: 'b', title: 'Refunds', summary: 'How an invoice is paid back.', category: billing },
];

/** The loader over the real API client. */
function load(search: string) {
  const answer = async (url: string | URL | Request) =>
    new URL(String(url)).pathname.endsWith('/categories')
      ? Response.json({ data: [billing, empty] })
      : Response.json({ data: articles, meta: { page: 1, limit: 100, total: 2, pages: 1 } });
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: answer as typeof fetch });
  const query = new URLSearchParams(search);
  return loader({ api, locale: 'en', params: {}, query, siteUrl: 'https://nasaq.example', preview: null });
}

test.each(['', 'q=', 'q=%20%20'])('?%s shows the collections that hold something', async (search) => {
  const model = await load(search);
  expect(model.found).toBeNull();
  expect(model.collections.map(({ category, articles: held }) => [category.key, held.length])).toEqual([
    ['billing', 2],
  ]);
});

test('a search shows what it finds instead, and stays out of search engines', async () => {
  const model = await load('q=+invoice+');
  expect(model.query).toBe('invoice');
  expect(model.found?.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(model.collections).toEqual([]);
  expect(model.head).toEqual({ noindex: true });
});

test('a search without a result is an answer, not an error', async () => {
  expect((await load('q=zebra')).found).toEqual([]);
});

test('an endless query is cut to what the input allows', async () => {
  expect((await load(`q=${'x'.repeat(5000)}`)).query).toHaveLength(200);
});
