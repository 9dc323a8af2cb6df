import { contentTypes, entryPath, sectionPath } from '@nasaq/contract';
import { loadAll } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** Every section of the site with all its entries. */
export async function loader({ api, locale }: PageContext) {
  const t = await loadT(locale, ['explore']);
  const sections = await Promise.all(
    contentTypes.map(async (type) => {
      const all = await loadAll<{ key: string; slug: string; title: string }>((query) => api.get(type, query));
      const entries = all.map(({ key, slug, title }) => ({ key, title, path: entryPath(type, slug) }));
      return { type, path: sectionPath(type), entries };
    }),
  );
  return { head: { description: t('explore.lead') }, sections };
}
