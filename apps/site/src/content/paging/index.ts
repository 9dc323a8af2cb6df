export { loadAll, loadPages, pagedHead, readPage } from './load-pages.ts';
export { PagedList, useFocusOnNew } from './paged-list.tsx';
