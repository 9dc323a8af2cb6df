export { loadAll, loadPages, pagedHead, pagesOf, readPage } from './load-pages.ts';
export { PagedList, useFocusOnNew } from './paged-list.tsx';
