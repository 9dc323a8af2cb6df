import { entryHead } from '../../head/entry-head.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale, params }: PageContext) {
  const work = await api.entry('works', params.name_slug!);
  return { head: entryHead('works', work, locale), work };
}
