import { depth, measure } from './metrics.mjs';

/** Enough documents for ten entries, each in two languages. */
const asked = 40;

/**
 * Asks an engine every query. Both language versions of an entry are one answer for scoring: the first that the engine
 * lists counts, the other takes no place.
 * @param {{ search: (text: string, reader: 'ar' | 'en', limit: number) => string[] | Promise<string[]> }} engine
 * @param {import('./judged-queries.mjs').JudgedQuery[]} queries
 * @param {Map<string, string>} entryOf `<type>:<key>` by the id of a document
 * @returns one row for each query: the first ten entries, how many of them nobody has judged, figures, milliseconds
 */
export async function evaluate(engine, queries, entryOf) {
  const rows = [];
  for (const { text, reader, judgments, notRelevant } of queries) {
    const begun = performance.now();
    const found = await engine.search(text, reader, asked);
    const milliseconds = performance.now() - begun;
    const ranked = [...new Set(found.map((document) => entryOf.get(document)))].slice(0, depth);
    const unjudged = ranked.filter((entry) => !(entry in judgments) && !notRelevant.has(entry)).length;
    rows.push({ ranked, unjudged, milliseconds, ...measure(ranked, judgments) });
  }
  return rows;
}
