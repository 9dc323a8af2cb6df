import type { List } from '@nasaq/contract';
import { notFound } from '../navigation/not-found.ts';

/** Pages 1 to `page` of entries that are all here; a page beyond the end does not exist. */
export function takePages<T>(entries: T[], { page, pageSize }: { page: number; pageSize: number }): List<T> {
  const total = entries.length;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw notFound();
  return { data: entries.slice(0, page * pageSize), meta: { page, limit: pageSize, total, pages } };
}
