import { categoryPath, paths } from '@nasaq/contract';
import { ArticleRows, ArticleSearch, FoundArticles } from '../../content/knowledgebase/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { FilterBar } from '../../ui/list-links.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { loader } from './loader.ts';

/** The articles of one collection; a search finds in all of them. */
export function Component() {
  const t = useT();
  const { category, articles, categories, searched } = useModel<typeof loader>();
  const path = categoryPath('articles', category.slug);
  const all = { title: t('knowledgebase.all'), to: paths.knowledgebase, current: false };
  return (
    <>
      <PageHeader
        title={category.title}
        lead={category.summary}
        eyebrow={[t('titles.knowledgebase')]}
        trail={[{ title: t('titles.knowledgebase'), to: paths.knowledgebase }, { title: category.title }]}
        art={{ type: 'articles', key: category.key }}
      >
        <ArticleSearch search={searched.search} path={path} />
      </PageHeader>
      <div className="wrap knowledge">
        <FoundArticles {...searched} path={path} />
        {searched.found === null && (
          <>
            <FilterBar
              label={t('knowledgebase.collections')}
              filters={[
                all,
                ...categories.map(({ key, slug, title, count }) => ({
                  title,
                  to: categoryPath('articles', slug),
                  count,
                  current: key === category.key,
                })),
              ]}
            />
            <ArticleRows articles={articles} />
          </>
        )}
      </div>
    </>
  );
}
