import { categoryPath, entryPath, type IndustrySummary } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import type { OfferGroup } from './offer-groups.ts';
import './industry-names.css';

interface IndustryNamesProps {
  groups: OfferGroup<IndustrySummary>[];
  /** Each group begins with its name. */
  headed: boolean;
}

/** Industries as very large names, each with what a work in it has reached. */
export function IndustryNames({ groups, headed }: IndustryNamesProps) {
  return (
    <div className="industries on-ink">
      <div className="wrap">
        {groups.map(({ category, members }) => (
          <section key={category.key} className="industries__group">
            {headed && (
              <h2 className="industries__category">
                <Link to={categoryPath('industries', category.slug)}>{category.title}</Link>
              </h2>
            )}
            <ul>
              {members.map((industry) => (
                <IndustryName key={industry.key} industry={industry} level={headed ? 3 : 2} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function IndustryName({ industry, level }: { industry: IndustrySummary; level: 2 | 3 }) {
  const t = useT();
  const { digits } = useFormat();
  const { title, slug, summary, workCount, figure } = industry;
  const Heading = `h${level}` as const;
  return (
    <li className="industry">
      <Heading className="industry__name">
        <Link to={entryPath('industries', slug)} className="row__link">
          {title}
        </Link>
      </Heading>
      <p className="industry__summary hidden-visually-from-desktop">{summary}</p>
      {figure && (
        <p className="industry__figure">
          <span className="industry__value">{digits(figure.value)}</span>{' '}
          <span className="industry__label">{figure.label}</span>
        </p>
      )}
      {workCount > 0 && <p className="industry__works">{t('industries.count', { count: workCount })}</p>}
    </li>
  );
}
