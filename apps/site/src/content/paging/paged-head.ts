import { localePath, type List, type Locale } from '@nasaq/contract';
import type { Head } from '../../router/page-context.ts';

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
