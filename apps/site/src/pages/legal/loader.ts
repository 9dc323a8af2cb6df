import { loadAll } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const [t, legals] = await Promise.all([loadT(locale, ['legal']), loadAll((query) => api.get('legals', query))]);
  return { head: { description: t('legal.lead') }, legals };
}
