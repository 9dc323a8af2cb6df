import { expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

/** Nine products, of which three are described in English alone. */
function load(search: string) {
  const answer = async (url: string | URL | Request, init?: RequestInit) => {
    const limit = Number(new URL(String(url)).searchParams.get('limit'));
    const total = new Headers(init?.headers).get('locale') === 'ar' ? 6 : 9;
    const data = Array.from({ length: Math.min(limit, total) }, (_, index) => ({ key: `product-${index}` }));
    return Response.json({ data, meta: { page: 1, limit, total, pages: Math.ceil(total / limit) } });
  };
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: answer as typeof fetch });
  return loader(pageContext({ api, query: new URLSearchParams(search) }));
}

test('a further page says how many there are in the other language, where the switch leads no further', async () => {
  const { head, products } = await load('page=2');
  expect(products.data).toHaveLength(9);
  expect(head.otherPages).toBe(1);
  expect((await load('')).head.otherPages).toBeUndefined();
});
