import { loadAll } from '../../content/paging/index.ts';
import { entryHead } from '../../head/entry-head.ts';
import type { Head, PageContext } from '../../router/page-context.ts';

/** One legal text, and the others beside it. */
export async function loader({ api, locale, params }: PageContext) {
  const [legal, all] = await Promise.all([
    api.entry('legals', params.name_slug!),
    loadAll((query) => api.get('legals', query)),
  ]);
  const head: Head = { ...entryHead('legals', legal, locale), updatedAt: legal.revisedAt };
  return { head, legal, others: all.filter(({ key }) => key !== legal.key) };
}
