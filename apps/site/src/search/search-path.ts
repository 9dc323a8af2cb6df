import { paths, type ContentType } from '@nasaq/contract';

/** The page of a search, of one type or of all, without locale prefix. */
export function searchPath(search: string, type: ContentType | null = null): string {
  if (search === '') return paths.search;
  return `${paths.search}?${new URLSearchParams({ q: search, ...(type ? { type } : {}) })}`;
}
