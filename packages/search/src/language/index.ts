/** What the search knows of words, for others that read both languages: plain functions, which browsers load too. */

export { isInflection } from './inflection.ts';
export { pluralsOf } from './broken-plurals.ts';
export { irregularFormsOf } from './irregular-forms.ts';
export { isStopWord } from './stop-words.ts';
export { wordForms, type WordForms } from './word-forms.ts';
export { isArabic, type Word, wordsOf } from './words.ts';
