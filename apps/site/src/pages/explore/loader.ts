import {
  categorizedTypes,
  categoryPath,
  contentTypes,
  entryPath,
  isOn,
  localePath,
  otherLocale,
  partOfAddress,
  partOfType,
  paths,
  sectionPath,
  type CategorizedType,
  type ContentType,
} from '@nasaq/contract';
import type { Api } from '../../api/client.ts';
import { loadAll } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { sectionTitles } from '../../search/index.ts';
import { inBoth, type IndexLine, type Listed } from './index-lines.ts';
import { fixedPages, toolPages, type FixedPage, type IndexTitle } from './sections.ts';

/** Every section of the site with all that it holds, in both languages side by side. */
export async function loader({ api, locale, siteData }: PageContext) {
  const known = await siteData;
  const locales = [locale, otherLocale(locale)] as const;
  const otherApi = api.inLanguage(locales[1]);
  const [t, otherT] = await Promise.all([loadT(locales[0], ['explore']), loadT(locales[1], ['explore'])]);
  const name = (title: IndexTitle) => ({ title: t(title), otherTitle: otherT(title) });

  async function ofType(type: ContentType): Promise<IndexSection> {
    const [own, other, categories] = await Promise.all([
      listed(api, type),
      listed(otherApi, type),
      categoriesOf(api, type),
    ]);
    const lines = inBoth(own, other, (language, slug) => localePath(locales[language], entryPath(type, slug)));
    return {
      name: type,
      ...name(sectionTitles[type]),
      path: type === 'landing-pages' ? null : sectionPath(type),
      categories,
      lines,
    };
  }

  function ofPages(
    part: Pick<IndexSection, 'name' | 'path'>,
    title: IndexTitle,
    pages: readonly FixedPage[],
  ): IndexSection {
    const shown = pages.filter(({ path }) => isOn(partOfAddress(path), known));
    const written = (say: typeof t): Listed[] =>
      shown.map((page) => ({ key: page.path, slug: page.path, title: say(page.title) }));
    const lines = inBoth(written(t), written(otherT), (language, path) => localePath(locales[language], path));
    return { ...part, ...name(title), categories: [], lines };
  }

  const sections = [
    ...(await Promise.all(contentTypes.filter((type) => isOn(partOfType[type], known)).map(ofType))),
    ofPages({ name: 'tools', path: paths.tools }, 'titles.tools', toolPages),
    ofPages({ name: 'pages', path: null }, 'explore.pages', fixedPages),
    // What holds nothing is no chapter of the index.
  ].filter(({ lines }) => lines.length > 0);
  return { head: { description: t('explore.lead') }, sections };
}

export interface IndexSection {
  /** Its place on the page. */
  name: string;
  title: string;
  otherTitle: string;
  /** `null` where no page lists it. */
  path: string | null;
  categories: { title: string; path: string }[];
  lines: IndexLine[];
}

function listed(api: Api, type: ContentType): Promise<Listed[]> {
  return loadAll<Listed>(async (query) => {
    const { data, meta } = await api.get(type, query);
    // What a line needs, and no summary or picture.
    return { data: data.map(({ key, slug, title }) => ({ key, slug, title })), meta };
  });
}

async function categoriesOf(api: Api, type: ContentType): Promise<{ title: string; path: string }[]> {
  if (!isCategorized(type)) return [];
  const { data } = await api.get('categories', { of: type });
  return data.map(({ title, slug }) => ({ title, path: categoryPath(type, slug) }));
}

function isCategorized(type: ContentType): type is CategorizedType {
  return categorizedTypes.some((categorized) => categorized === type);
}
