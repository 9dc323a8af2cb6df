import { paths } from '@nasaq/contract';
import { loadPages, pagedHead, readPage } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** One rhythm of the staggered covers. */
const pageSize = 6;

/** Pages 1 to `?page=` of the works. */
export async function loader({ api, locale, query }: PageContext) {
  const works = await loadPages((pageQuery) => api.get('works', pageQuery), { page: readPage(query), pageSize });
  const t = await loadT(locale, ['works']);
  return { head: { ...pagedHead(paths.works, works.meta, locale), description: t('works.lead') }, works };
}
