export { ArticleRows } from './found-articles.tsx';
export { ArticleSearch } from './article-search.tsx';
export { FoundArticles } from './found-articles.tsx';
export { searchArticles } from './found-articles.tsx';
