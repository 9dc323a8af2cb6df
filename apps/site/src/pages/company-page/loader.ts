import { loadBlockForm } from '../../forms/index.ts';
import { blockHead } from '../../head/block-head.ts';
import { loadAll } from '../../content/paging/index.ts';
import { entryHead } from '../../head/entry-head.ts';
import type { PageContext } from '../../router/page-context.ts';

/** One page about the company, and the others beside it. */
export async function loader({ api, locale, params }: PageContext) {
  const [{ blocks, ...company }, all] = await Promise.all([
    api.entry('companies', params.name_slug!),
    loadAll((query) => api.get('companies', query)),
  ]);
  return {
    head: entryHead('companies', company, locale, [blockHead(blocks ?? [])]),
    company,
    others: all.filter(({ key }) => key !== company.key),
    ...(blocks && { blocks, ...(await loadBlockForm(api, locale, blocks)) }),
  };
}
