/** Search over all published content, and what was searched for in vain. Other parts import from here alone. */

export { LiveIndex } from './live-index.ts';
export { MissedSearches } from './missed/missed-searches.ts';
export { searches } from './missed/searches.ts';
export { searchRoutes } from './routes/search.ts';
export { namedSynonyms, searchSynonyms } from './words/synonyms.ts';
export { searchRules } from './words/rules.ts';
export { offerIndex } from './words/endpoints.ts';
