import { categoryPath, entryPath, paths } from '@nasaq/contract';
import { messages } from '../messages.js';
import { ButtonLink } from '../shell/button-link.jsx';
import { FactList } from '../shell/fact-list.jsx';
import { PageHeader } from '../shell/page-header.jsx';

/** Title, lead and first sentences, below them what a client asks first and what to do next. */
export function Opening({ root, offer: { title, key, slug, summary, category, opening, facts } }) {
  return (
    <PageHeader
      title={title}
      trail={[
        { title: messages.titles.services, to: paths.services },
        { title: category.title, to: categoryPath('services', category.slug) },
        { title },
      ]}
      path={entryPath('services', slug)}
      siteUrl={root.siteUrl}
    >
      <div className="offer-opening">
        <p className="page-header__lead">{summary}</p>
        {opening.html && (
          <div className="prose offer-opening__text" dangerouslySetInnerHTML={{ __html: opening.html }} />
        )}
      </div>
      <div className="fact-line">
        <FactList facts={facts} className="fact-line__facts" />
        <ButtonLink to={`${paths.ordering}?service=${key}`} variant="secondary" arrow>
          {messages.offers.order}
        </ButtonLink>
      </div>
    </PageHeader>
  );
}
