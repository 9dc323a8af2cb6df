import type { SearchResult } from '@nasaq/contract';

/** Results by type; types in the order of their first result, results in the order of the answer. */
export function groupByType(results: readonly SearchResult[]): [SearchResult['type'], SearchResult[]][] {
  const groups = new Map<SearchResult['type'], SearchResult[]>();
  for (const result of results) {
    const group = groups.get(result.type);
    if (group) group.push(result);
    else groups.set(result.type, [result]);
  }
  return [...groups];
}
