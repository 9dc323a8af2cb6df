/** The words of a query without punctuation, which has a meaning of its own in some engines' queries. */
export function queryWords(text) {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
