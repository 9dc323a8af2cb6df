const languages = { ar: 'arabic', en: 'english' };
const schema = { title: 'string', keywords: 'string', summary: 'string', body: 'string' };
const boost = { title: 2, keywords: 1, summary: 1, body: 1 };

/**
 * Orama 3, an index for each language with that language's stemmer and stop words, as its manual asks for, and one typo
 * in a word; the answers of both are joined by their scores.
 */
export async function orama({ documents, requirePeer }) {
  const { create, insertMultiple, search } = requirePeer('@orama/orama');
  const indexes = await Promise.all(
    Object.entries(languages).map(async ([locale, language]) => {
      const { stemmer } = requirePeer(`@orama/stemmers/${language}`);
      const { stopwords: stopWords } = requirePeer(`@orama/stopwords/${language}`);
      const index = create({ schema, components: { tokenizer: { language, stemming: true, stemmer, stopWords } } });
      await insertMultiple(index, documents.filter((document) => document.locale === locale).map(present));
      return index;
    }),
  );
  return {
    name: `Orama ${requirePeer('@orama/orama/package.json').version}`,
    async search(text, _reader, limit) {
      const answers = await Promise.all(
        indexes.map((index) => search(index, { term: text, boost, tolerance: 1, threshold: 1, limit })),
      );
      return answers
        .flatMap(({ hits }) => hits)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}

function present({ id, title, keywords, summary, body }) {
  return { id, title, keywords: keywords.join('\n'), summary, body };
}
