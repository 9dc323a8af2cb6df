const boost = { title: 3, keywords: 1, summary: 2, body: 1 };

/** MiniSearch 7 as its manual shows it: prefixes, typos of up to a fifth of a word, and weights by field. */
export function minisearch({ documents, requirePeer }) {
  const MiniSearch = requirePeer('minisearch');
  const index = new MiniSearch({
    fields: Object.keys(boost),
    extractField: (document, field) => [document[field]].flat().join('\n'),
    searchOptions: { boost, fuzzy: 0.2, prefix: true },
  });
  index.addAll(documents);
  return {
    name: 'MiniSearch as it comes',
    search: (text, _reader, limit) =>
      index
        .search(text)
        .slice(0, limit)
        .map(({ id }) => id),
  };
}
