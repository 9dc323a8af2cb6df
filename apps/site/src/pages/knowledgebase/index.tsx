import { paths } from '@nasaq/contract';
import { ArticleSearch, FoundArticles } from '../../content/knowledgebase/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Collection } from './collection.tsx';
import type { loader } from './loader.ts';

/** The knowledge base: a search, and below it all collections or what was found. */
export function Component() {
  const t = useT();
  const { searched, collections } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.knowledgebase')}
        lead={t('knowledgebase.lead')}
        trail={[{ title: t('titles.knowledgebase') }]}
        art={{ type: 'articles', key: 'articles-list' }}
      >
        <ArticleSearch search={searched.search} path={paths.knowledgebase} />
      </PageHeader>
      <div className="wrap knowledge">
        <FoundArticles {...searched} path={paths.knowledgebase} />
        {collections.map(({ category, articles }) => (
          <Collection key={category.key} category={category} articles={articles} />
        ))}
      </div>
    </>
  );
}
