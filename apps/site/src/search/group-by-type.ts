import type { FoundResult } from './read-results.ts';

/** Results by type; types in the order of their first result, results in the order of the answer. */
export function groupByType(results: readonly FoundResult[]): [FoundResult['type'], FoundResult[]][] {
  const groups = new Map<FoundResult['type'], FoundResult[]>();
  for (const result of results) {
    const group = groups.get(result.type);
    if (group) group.push(result);
    else groups.set(result.type, [result]);
  }
  return [...groups];
}
