import { categoryPath, paths } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { ArticleRating } from '../../rating/index.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { EntryLayout, RelatedList, TableOfContents } from '../../ui/entry.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { loader } from './loader.ts';

/** One article of the knowledge base: straight to the text, contents beside it. */
export function Component() {
  const t = useT();
  const { date } = useFormat();
  const { article } = useModel<typeof loader>();
  const { category } = article;
  const categoryTo = categoryPath('articles', category.slug);
  return (
    <article className="help">
      <PageHeader
        title={article.title}
        lead={article.summary}
        trail={[
          { title: t('titles.knowledgebase'), to: paths.knowledgebase },
          { title: category.title, to: categoryTo },
          { title: article.title },
        ]}
        long
      />
      <EntryLayout
        aside={
          <>
            <TableOfContents toc={article.body.toc} />
            <Facts
              facts={[
                { label: t('article.category'), value: <Link to={categoryTo}>{category.title}</Link> },
                { label: t('article.reading'), value: t('ui.reading_time', { minutes: article.readingMinutes }) },
                {
                  label: t('article.updated'),
                  value: <time dateTime={article.updatedAt}>{date(article.updatedAt)}</time>,
                },
              ]}
            />
          </>
        }
      >
        <RichText text={article.body} />
        <ArticleRating key={article.slug} slug={article.slug} articleKey={article.key} />
      </EntryLayout>
      <RelatedList related={article.related} title={t('article.related')} />
    </article>
  );
}
