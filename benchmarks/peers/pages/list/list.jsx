import { categoryPath, entryPath, paths } from '@nasaq/contract';
import { Link } from 'peer-link';
import { groupOffers } from '../../../../apps/site/src/content/offers/offer-groups.ts';
import { Pattern } from '../shell/pattern.jsx';
import { messages } from '../messages.js';
import { Call } from '../shell/call.jsx';
import { FactList } from '../shell/fact-list.jsx';
import { PageHeader } from '../shell/page-header.jsx';

/** All services by what they do, a chapter each. */
export function List({ root, offers, categories }) {
  const title = messages.titles.services;
  return (
    <>
      <PageHeader
        title={title}
        lead={messages.services.lead}
        trail={[{ title }]}
        path={paths.services}
        siteUrl={root.siteUrl}
      >
        <div className="growth__art list-band">
          <Pattern of={{ type: 'services', key: 'services-list' }} ratio="growth" eager />
        </div>
      </PageHeader>
      <div className="wrap chapters">
        {groupOffers(offers, categories).map(({ category, members }) => (
          <section key={category.key} className="chapter">
            <header className="chapter__head">
              <h2 className="chapter__title">
                <Link href={categoryPath('services', category.slug)}>{category.title}</Link>
              </h2>
              <p className="chapter__summary">{category.summary}</p>
            </header>
            <ul className="chapter__services">
              {members.map((service) => (
                <ServiceRow key={service.key} service={service} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Call {...messages.offers.call} />
    </>
  );
}

/** With the first and the last of its facts, which are how long and from what price. */
function ServiceRow({ service: { title, slug, summary, facts } }) {
  return (
    <li className="service-row">
      <h3 className="service-row__title">
        <Link href={entryPath('services', slug)} className="row__link">
          {title}
        </Link>
      </h3>
      <p className="service-row__summary">{summary}</p>
      <FactList
        facts={facts.filter((_, index) => index === 0 || index === facts.length - 1)}
        className="service-row__facts"
      />
    </li>
  );
}
