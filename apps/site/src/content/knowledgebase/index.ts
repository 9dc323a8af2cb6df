export { ArticleRows } from './article-rows.tsx';
export { ArticleSearch } from './article-search.tsx';
export { FoundArticles } from './found-articles.tsx';
export { searchArticles } from './search-articles.ts';
