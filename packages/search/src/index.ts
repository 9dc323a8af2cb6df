export { excerptOf, titleHighlightsOf } from './excerpt.ts';
export type { Learnt, Meaning, Synonyms } from './glossary.ts';
export type { SearchEffect, SearchRule } from './query-rules.ts';
export { NamedPages } from './named-pages.ts';
export { type Found, SearchIndex } from './search-index.ts';
export type { Searchable } from './searchable.ts';
export type { Understood, UnderstoodWord } from './understood.ts';
export { wordForms } from './language/word-forms.ts';
export { spellingsOf, wordsOf } from './language/words.ts';
