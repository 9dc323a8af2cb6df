/** What an owner says in the place of built texts, on the server. */
export { SiteWords } from './site-words.ts';
export { noWordFiles, type WordFiles, wordFiles } from './word-files.ts';
export { wordRoutes } from './word-routes.ts';
