export { excerptOf, titleHighlightsOf } from './excerpt.ts';
export type { Meaning } from './glossary.ts';
export { type Found, SearchIndex } from './search-index.ts';
export type { Searchable } from './searchable.ts';
export { wordsOf } from './language/words.ts';
