import { type List, type Locale, localePath, maxPageSize } from '@nasaq/contract';
import type { Query } from '../../api/client.ts';
import type { Head } from '../../router/page-context.ts';
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
  const pages = pagesOf(total, pageSize);
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

/** An empty list has one page, too. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Every entry of a list, in as few calls as the API's largest page allows: for pages that count or filter by themselves. */
export async function loadAll<T>(get: (query: Query) => Promise<List<T>>): Promise<T[]> {
  const first = await get({ page: 1, limit: maxPageSize });
  const furtherPages = Array.from({ length: Math.max(0, first.meta.pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(furtherPages.map((page) => get({ page, limit: maxPageSize })));
  return [first, ...rest].flatMap(({ data }) => data);
}

/** The `page` of an address, from 1; anything but a whole number without leading zeros is a page that does not exist. */
export function readPage(query: URLSearchParams): number {
  const value = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(value)) throw notFound();
  return Number(value);
}

/** The addresses of a list of which pages 1 to n are shown: the first page is the plain path. */
export function pagedHead(
  path: string,
  { page }: List<unknown>['meta'],
  locale: Locale,
): Pick<Head, 'alternates' | 'canonical'> {
  return {
    alternates: { en: localePath('en', path), ar: localePath('ar', path) },
    canonical: localePath(locale, path) + (page > 1 ? `?page=${page}` : ''),
  };
}
