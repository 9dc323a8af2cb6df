import pg from 'pg';
import { queryWords } from './query-words.mjs';

const stemmers = { ar: 'arabic', en: 'english' };
const prepare = `
  create extension if not exists pg_trgm;
  create schema relevance;
  create table relevance.entries (id text primary key, words tsvector, lead text);
  create index on relevance.entries using gin (words);
  create index on relevance.entries using gin (lead gin_trgm_ops)`;
const insert = `
  insert into relevance.entries
  select $1,
    setweight(to_tsvector($2::regconfig, $3), 'A') || setweight(to_tsvector($2::regconfig, $4), 'B') ||
    setweight(to_tsvector($2::regconfig, $5), 'B') || setweight(to_tsvector($2::regconfig, $6), 'D'),
    lower(concat_ws(' ', $3::text, $5::text, $4::text))`;
const byWords = `
  with asked as (select to_tsquery('arabic', $1) || to_tsquery('english', $1) as query)
  select id from relevance.entries, asked where words @@ query
  order by ts_rank('{0.2, 0.4, 0.4, 0.8}', words, query) desc limit $2`;
const bySimilarity = `
  select id from relevance.entries where word_similarity($1, lead) > 0.2
  order by word_similarity($1, lead) desc limit $2`;

/**
 * PostgreSQL's full-text search with its Arabic and English stemmers and weights by field, the last word as a beginning;
 * where it finds nothing, what is similar by trigrams (pg_trgm).
 */
export async function postgres({ documents, databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(prepare);
  for (const { id, locale, title, keywords, summary, body } of documents)
    await client.query(insert, [id, stemmers[locale], title, keywords.join(' '), summary, body]);
  await client.query('analyze relevance.entries');
  return {
    name: 'PostgreSQL full text + pg_trgm',
    async search(text, _reader, limit) {
      const found = await ask(byWords, `${queryWords(text).join(' | ')}:*`, limit);
      return found.length > 0 ? found : ask(bySimilarity, text.toLowerCase(), limit);
    },
    close: () => client.end(),
  };

  async function ask(text, ...values) {
    const name = text === byWords ? 'words' : 'similarity';
    const { rows } = await client.query({ name, text, values });
    return rows.map(({ id }) => id);
  }
}
