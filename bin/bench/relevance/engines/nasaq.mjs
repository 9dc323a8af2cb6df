import { SearchIndex } from '../../../../packages/search/src/search-index.ts';

/** Our own search, in the process: the class behind `POST /api/v1/search`. */
export function nasaq({ documents, words }) {
  const index = new SearchIndex();
  index.learn(words);
  for (const document of documents) index.put(document);
  return {
    name: 'Nasaq',
    search: (text, reader, limit) => index.search(text, reader, limit).map(({ document }) => document.id),
  };
}
