import { DatabaseSync } from 'node:sqlite';
import { queryWords } from './query-words.mjs';

const fields = ['title', 'keywords', 'summary', 'body'];

/** SQLite FTS5 with whole words, English ones by their stems (`porter`); the last word may be a beginning. */
export function sqliteWords({ documents }) {
  const tokenizer = 'porter unicode61 remove_diacritics 2';
  return engine('SQLite FTS5 unicode61', documents, tokenizer, [4, 2, 2, 1], (text) => {
    const words = queryWords(text);
    return words.map((word, place) => `"${word}"${place === words.length - 1 ? '*' : ''}`);
  });
}

/** SQLite FTS5 with trigrams: any three letters in a row count, so parts of words and misspelt words are met. */
export function sqliteTrigrams({ documents }) {
  const tokenizer = 'trigram remove_diacritics 1';
  return engine('SQLite FTS5 trigram', documents, tokenizer, [10, 5, 5, 1], (text) =>
    queryWords(text)
      .flatMap(trigramsOf)
      .map((part) => `"${part}"`),
  );
}

function engine(name, documents, tokenizer, weights, partsOf) {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `create virtual table entries using fts5(id unindexed, ${fields.join(', ')}, tokenize = '${tokenizer}')`,
  );
  const insert = database.prepare('insert into entries values (?, ?, ?, ?, ?)');
  for (const document of documents)
    insert.run(document.id, ...fields.map((field) => [document[field]].flat().join('\n')));
  const rank = `bm25(entries, 0, ${weights.join(', ')})`;
  const select = database.prepare(`select id from entries where entries match ? order by ${rank} limit ?`);
  return {
    name,
    search(text, _reader, limit) {
      const parts = partsOf(text);
      return parts.length === 0 ? [] : select.all(parts.join(' OR '), limit).map(({ id }) => id);
    },
    close: () => database.close(),
  };
}

function trigramsOf(word) {
  const letters = [...word];
  return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''));
}
