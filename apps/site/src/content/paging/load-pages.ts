import { maxPageSize, type List } from '@nasaq/contract';
import type { Query } from '../../api/client.ts';
import { notFound } from '../../router/payload.ts';

interface Wanted {
  /** From 1. */
  page: number;
  pageSize: number;
}

/**
 * Pages 1 to `page` of a list as one list, so that `?page=2` stands on its own without JavaScript.
 * Asks in as few calls as the API's largest page allows; a page beyond the end does not exist.
 */
export async function loadPages<T>(
  get: (query: Query) => Promise<List<T>>,
  { page, pageSize }: Wanted,
): Promise<List<T>> {
  const wanted = page * pageSize;
  const perCall = Math.floor(maxPageSize / pageSize) * pageSize;
  const first = await get({ page: 1, limit: Math.min(wanted, perCall) });
  const { total } = first.meta;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw notFound();
  const furtherCalls = Array.from(
    { length: Math.ceil(Math.min(wanted, total) / perCall) - 1 },
    (_, index) => index + 2,
  );
  const rest = await Promise.all(furtherCalls.map((call) => get({ page: call, limit: perCall })));
  return {
    data: [first, ...rest].flatMap(({ data }) => data).slice(0, wanted),
    meta: { page, limit: pageSize, total, pages },
  };
}
