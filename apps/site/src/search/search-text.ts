import { paths, type ContentType } from '@nasaq/contract';

/** `maxSearchLength` of the contract, whose schemas the browser need not load; a test holds them together. */
export const longestSearch = 200;

/** What is asked for, as addresses and calls carry it: well-formed, trimmed, and never longer than the call takes. */
export function searchText(text: string | null): string {
  return (text ?? '').trim().slice(0, longestSearch).toWellFormed().trim();
}

/** The page of a search, of one type or of all, without locale prefix. */
export function searchPath(search: string, type: ContentType | null = null): string {
  if (search === '') return paths.search;
  return `${paths.search}?${new URLSearchParams({ q: search, ...(type ? { type } : {}) })}`;
}
