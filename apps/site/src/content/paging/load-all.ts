import { maxPageSize, type List } from '@nasaq/contract';
import type { Query } from '../../api/client.ts';

/** Every entry of a list, in as few calls as the API's largest page allows: for pages that count or filter by themselves. */
export async function loadAll<T>(get: (query: Query) => Promise<List<T>>): Promise<T[]> {
  const first = await get({ page: 1, limit: maxPageSize });
  const furtherPages = Array.from({ length: Math.max(0, first.meta.pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(furtherPages.map((page) => get({ page, limit: maxPageSize })));
  return [first, ...rest].flatMap(({ data }) => data);
}
