import { contentTypes, entryPath, sectionPath } from '@nasaq/contract';
import { loadT } from '../../features/locale/load-t.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';

/** Entries named below each section; the section's own page has them all. */
const named = 6;

/** Every section of the site with its number of entries and the first of them. */
export async function loader({ api, locale }: PageContext) {
  const t = await loadT(locale, ['explore']);
  const sections = await Promise.all(
    contentTypes.map(async (type) => {
      const { data, meta } = await api.get(type, { limit: named });
      const entries = data.map(({ key, slug, title }) => ({ key, title, path: entryPath(type, slug) }));
      return { type, path: sectionPath(type), total: meta.total, entries };
    }),
  );
  return { head: { description: t('explore.lead') }, sections };
}
