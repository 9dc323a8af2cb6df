import { categoryPath, paths } from '@nasaq/contract';
import { Link } from 'peer-link';
import { messages } from '../messages.js';
import { Call } from '../shell/call.jsx';
import { EntryRow, Rows } from '../shell/entry-row.jsx';
import { PageHeader } from '../shell/page-header.jsx';
import { Filter } from './filter.jsx';

const t = messages.offers;

/** All services, grouped by category; the numerals run through. */
export function List({ root, offers, categories }) {
  const title = messages.titles.services;
  const groups = categories.map((category) => offers.filter((offer) => offer.category.key === category.key));
  const firsts = groups.map((_, index) => 1 + groups.slice(0, index).flat().length);
  return (
    <>
      <PageHeader
        title={title}
        lead={messages.services.lead}
        trail={[{ title }]}
        path={paths.services}
        siteUrl={root.siteUrl}
        art={{ type: 'services', key: 'list' }}
      />
      <div className="wrap offers">
        <Filter categories={categories} />
        {categories.map(({ key, title, slug, summary }, group) => (
          <section key={key} className="offer-group">
            <header className="offer-group__head">
              <h2 className="offer-group__title">
                <Link href={categoryPath('services', slug)}>{title}</Link>
              </h2>
              <p className="offer-group__summary">{summary}</p>
            </header>
            <Rows>
              {groups[group].map((offer, index) => (
                <EntryRow key={offer.key} type="services" entry={offer} index={firsts[group] + index} />
              ))}
            </Rows>
          </section>
        ))}
      </div>
      <Call {...t.call} general={root.siteData.general} />
    </>
  );
}
