/** What an owner says in the place of built texts of pages and mails. Other parts import from here alone. */
export { wordsRoute } from './addresses.ts';
export { wordTexts } from './catalogue/index.ts';
export { wordDrafts, words } from './collection.ts';
export { everyText, placeOf } from './every-text.ts';
export { sampleOf } from './find-texts.ts';
export { followWords } from './follow-words.ts';
export { previewsWords, wordsPreview } from './preview-address.ts';
export { newestWords, wordHashes, wordsInForce } from './read-words.ts';
export { sayText } from './say-text.ts';
export { wordRoutes } from './word-routes.ts';
