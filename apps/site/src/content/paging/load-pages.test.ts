import { expect, test, vi } from 'vitest';
import type { Query } from '../../api/client.ts';
import { PageInterrupt } from '../../router/payload.ts';
import { loadPages, readPage } from './load-pages.ts';

/** An API list of the numbers 1 to `total`, paged as the contract says. */
function listOf(total: number) {
  return vi.fn(async ({ page, limit }: Query) => {
    const [from, size] = [(Number(page) - 1) * Number(limit), Number(limit)];
    const data = Array.from({ length: total }, (_, index) => index + 1).slice(from, from + size);
    return { data, meta: { page: Number(page), limit: size, total, pages: Math.ceil(total / size) } };
  });
}

const notFound = new PageInterrupt({ kind: 'error', status: 404 });

test('page 2 shows pages 1 and 2, from one call', async () => {
  const get = listOf(11);
  const list = await loadPages(get, { page: 2, pageSize: 6 });
  expect(list.data).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(list.meta).toEqual({ page: 2, limit: 6, total: 11, pages: 2 });
  expect(get).toHaveBeenCalledTimes(1);
});

test('a full last page leaves no further page', async () => {
  const list = await loadPages(listOf(12), { page: 2, pageSize: 6 });
  expect(list.data).toHaveLength(12);
  expect(list.meta.pages).toBe(2);
});

test('more entries than one call may ask for come from several, in order', async () => {
  const get = listOf(250);
  const list = await loadPages(get, { page: 41, pageSize: 6 });
  expect(list.data).toEqual(Array.from({ length: 246 }, (_, index) => index + 1));
  expect(get.mock.calls.map(([query]) => query)).toEqual([
    { page: 1, limit: 96 },
    { page: 2, limit: 96 },
    { page: 3, limit: 96 },
  ]);
});

test('a page beyond the end does not exist, and is found out with one call', async () => {
  const get = listOf(12);
  await expect(loadPages(get, { page: 3, pageSize: 6 })).rejects.toEqual(notFound);
  await expect(loadPages(get, { page: 9999, pageSize: 6 })).rejects.toEqual(notFound);
  expect(get).toHaveBeenCalledTimes(2);
});

test('an empty list has one page', async () => {
  const list = await loadPages(listOf(0), { page: 1, pageSize: 6 });
  expect(list).toEqual({ data: [], meta: { page: 1, limit: 6, total: 0, pages: 1 } });
});

test('no page parameter is the first page', () => {
  expect(readPage(new URLSearchParams(''))).toBe(1);
  expect(readPage(new URLSearchParams('page=12'))).toBe(12);
});

test.each(['0', 'x', '', '-1', '1.5', '01', '1e3', '99999', '٢', ' 2'])('the page %j does not exist', (value) => {
  expect(() => readPage(new URLSearchParams({ page: value }))).toThrow(notFound);
});
