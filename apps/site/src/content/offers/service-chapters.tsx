import { categoryPath, entryPath, type Figure, type ServiceSummary } from '@nasaq/contract';
import { useFormat } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import type { OfferGroup } from './offer-groups.ts';
import './service-chapters.css';

interface ServiceChaptersProps {
  chapters: OfferGroup<ServiceSummary>[];
  /** Each chapter begins with its name and sentence; not where it is the page's own. */
  headed: boolean;
}

/** Services by what they do: a chapter stays beside its services while they pass. */
export function ServiceChapters({ chapters, headed }: ServiceChaptersProps) {
  return (
    <div className="wrap chapters">
      {chapters.map(({ category, members }) => (
        <section key={category.key} className="chapter">
          {headed && (
            <header className="chapter__head">
              <h2 className="chapter__title">
                <Link to={categoryPath('services', category.slug)}>{category.title}</Link>
              </h2>
              <p className="chapter__summary">{category.summary}</p>
            </header>
          )}
          <ul className="chapter__services">
            {members.map((service) => (
              <ServiceRow key={service.key} service={service} level={headed ? 3 : 2} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ServiceRow({ service, level }: { service: ServiceSummary; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className="service-row">
      <Heading className="service-row__title">
        <Link to={entryPath('services', service.slug)} className="row__link">
          {service.title}
        </Link>
      </Heading>
      <p className="service-row__summary">{service.summary}</p>
      <RowFacts facts={service.facts} />
    </li>
  );
}

/** The first and the last fact, which are how long and from what price. */
function RowFacts({ facts }: { facts: Figure[] }) {
  const { digits } = useFormat();
  const ends = facts.filter((_, index) => index === 0 || index === facts.length - 1);
  if (ends.length === 0) return null;
  return (
    <dl className="service-row__facts">
      {ends.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{digits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
