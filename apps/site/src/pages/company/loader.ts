import { loadAll } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const [t, companies] = await Promise.all([
    loadT(locale, ['company']),
    loadAll((query) => api.get('companies', query)),
  ]);
  return { head: { description: t('company.lead') }, companies };
}
