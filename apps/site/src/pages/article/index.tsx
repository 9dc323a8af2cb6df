import { categoryPath, paths } from '@nasaq/contract';
import { mailAddress } from '../../content/write-to-us/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel, useSiteData } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { buttonClass } from '../../ui/button-class.ts';
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
        <Unhelpful title={article.title} />
      </EntryLayout>
      <RelatedList related={article.related} title={t('article.related')} />
    </article>
  );
}

/** For a reader whom the article did not help: a mail that names it and asks what was missing. */
function Unhelpful({ title }: { title: string }) {
  const t = useT();
  const { email } = useSiteData().general;
  if (email === '') return null;
  const prompts = [t('article.unhelpful.wanted'), t('article.unhelpful.missing')].map((prompt) => `${prompt}\r\n\r\n`);
  return (
    <section className="unhelpful" aria-labelledby="unhelpful">
      <h2 id="unhelpful">{t('article.unhelpful.title')}</h2>
      <p>{t('article.unhelpful.text')}</p>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={mailAddress(email, t('article.unhelpful.subject', { title }), prompts)}
      >
        {t('article.unhelpful.button')}
      </a>
    </section>
  );
}
