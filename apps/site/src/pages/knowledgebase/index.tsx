import { useT } from '../../features/locale/use-t.ts';
import { ArticleSearch } from '../../features/knowledgebase/article-search.tsx';
import { useModel } from '../../features/navigation/use-model.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Collection } from './collection.tsx';
import { FoundArticles } from './found-articles.tsx';
import type { loader } from './loader.ts';

/** The knowledge base: a search, and below it all collections or what was found. */
export function Component() {
  const t = useT();
  const { query, collections, found } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.knowledgebase')}
        lead={t('knowledgebase.lead')}
        trail={[{ title: t('titles.knowledgebase') }]}
        art={{ type: 'articles', key: 'list' }}
      >
        <ArticleSearch query={query} live />
      </PageHeader>
      <div className="wrap knowledge">
        <FoundArticles query={query} found={found} />
        {collections.map(({ category, articles }) => (
          <Collection key={category.key} category={category} articles={articles} />
        ))}
      </div>
    </>
  );
}
