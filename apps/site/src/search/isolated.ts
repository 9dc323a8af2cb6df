/** What a reader typed, inside a sentence: it keeps its own direction (U+2068, U+2069) where no element can hold it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
