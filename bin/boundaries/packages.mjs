import { layers, tests } from './layers.mjs';

/** Loaded by browsers: nothing of Node's, and nothing that only servers need. */
const browser = '^packages/((connectivity|outbox|chat-client|translation|trusted-types)/|error-reports/src/browser/)';

/** What the search knows of words: browsers load it, too, and nothing of the rest with it. */
export const searchLanguage = '^packages/search/src/language/';

/** The packages from the ground up: each imports only from those before it, by their names. */
export const packageRules = [
  ...layers({
    name: 'packages',
    base: 'packages',
    parts: [
      'contract',
      'design',
      'patterns',
      'brand',
      'logging',
      'metrics',
      'serving',
      'error-reports',
      'embedded-postgres',
      'search',
      'translation',
      'messages',
      'connectivity',
      'trusted-types',
      'outbox',
      'chat-client',
    ],
  }),
  {
    name: 'browser-packages-never-import-node',
    severity: 'error',
    from: { path: browser, pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-packages-never-import-serving',
    severity: 'error',
    from: { path: browser, pathNot: tests },
    to: {
      path: '^packages/(logging|metrics|serving|embedded-postgres|search|messages)/|^packages/error-reports/src/(?!browser/)',
      pathNot: searchLanguage,
    },
  },
  {
    name: 'search-language-stands-alone',
    severity: 'error',
    from: { path: searchLanguage, pathNot: tests },
    to: { pathNot: [searchLanguage, '^packages/contract/', 'node_modules/stemmer/'] },
  },
];
