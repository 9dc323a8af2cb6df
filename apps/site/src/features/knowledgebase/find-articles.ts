import { fold, type ArticleSummary } from '@nasaq/contract';

/**
 * Articles whose title or summary holds every word of the query, folded as `fold` does; a part of a word is enough,
 * and an Arabic word is looked for without its article and what is joined to it.
 * Those whose title alone holds them all stand first; otherwise the order stays.
 */
export function findArticles<Article extends Pick<ArticleSummary, 'title' | 'summary'>>(
  articles: readonly Article[],
  query: string,
): Article[] {
  const words = fold(query).split(/\s+/u).filter(Boolean).map(withoutArticle);
  const holds = (text: string) => words.every((word) => text.includes(word));
  const matches = articles
    .map((article) => ({ article, title: fold(article.title), summary: fold(article.summary) }))
    .filter(({ title, summary }) => holds(`${title} ${summary}`));
  return [...matches.filter(({ title }) => holds(title)), ...matches.filter(({ title }) => !holds(title))].map(
    ({ article }) => article,
  );
}

/** `والفواتير` → `فواتير`, as long as three letters are left. */
function withoutArticle(word: string): string {
  return word.replace(/^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u, '');
}
