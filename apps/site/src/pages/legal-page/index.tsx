import { entryPath, paths } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { EntryLayout, TableOfContents } from '../../ui/entry.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { loader } from './loader.ts';
import './legal.css';

/** One legal text: sober, without art, good to print. */
export function Component() {
  const t = useT();
  const { date } = useFormat();
  const { legal, others } = useModel<typeof loader>();
  const revised = <time dateTime={legal.revisedAt}>{date(legal.revisedAt)}</time>;
  return (
    <article className="legal">
      <PageHeader
        title={legal.title}
        lead={legal.summary}
        trail={[{ title: t('titles.legal'), to: paths.legal }, { title: legal.title }]}
      />
      <EntryLayout
        aside={
          <>
            <Facts facts={[{ label: t('legal.revised_label'), value: revised }]} />
            <TableOfContents toc={legal.body.toc} />
          </>
        }
      >
        <RichText text={legal.body} />
        {others.length > 0 && (
          <nav className="legal__others" aria-labelledby="legal-others">
            <h2 id="legal-others" className="legal__others-title">
              {t('legal.others')}
            </h2>
            <ul>
              {others.map((other) => (
                <li key={other.key}>
                  <Link to={entryPath('legals', other.slug)}>{other.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </EntryLayout>
    </article>
  );
}
