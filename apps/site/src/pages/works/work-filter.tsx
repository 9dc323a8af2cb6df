import { paths } from '@nasaq/contract';
import { Fragment } from 'react';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { InLanguage } from '../../ui/bdi.tsx';
import { workQuery, type Choice, type WorkFilter as Filter } from './filter-works.ts';

interface Props {
  filter: Filter;
  choices: Record<keyof Filter, Choice[]>;
  /** Works without each of the filters, beside what is chosen in the other. */
  total: Record<keyof Filter, number>;
}

const names = ['industry', 'service'] as const;

/**
 * Industries and services as two columns of links, each with the number of works that it leads to. On phones they are
 * folded: the columns stand beside what opens them, so that wide screens show them whatever that says.
 */
export function WorkFilter({ filter, choices, total }: Props) {
  const t = useT();
  const chosen = names.flatMap((name) => choices[name].find(({ key }) => key === filter[name]) ?? []);
  return (
    <nav className="work-filter" aria-label={t('works.filter')}>
      <details className="work-filter__fold">
        <summary>
          <span>
            {chosen.map((choice, index) => (
              <Fragment key={choice.key}>
                {index > 0 && ' · '}
                <ChoiceTitle {...choice} />
              </Fragment>
            ))}
            {chosen.length === 0 && t('works.filter')}
          </span>
        </summary>
      </details>
      <div className="work-filter__lists">
        {names.map((name) => (
          <Choices
            key={name}
            title={t(`works.by_${name}`)}
            choices={[{ key: null, title: t('works.all'), count: total[name] }, ...choices[name]]}
            current={filter[name]}
            pathOf={(key) => paths.works + workQuery({ ...filter, [name]: key })}
          />
        ))}
      </div>
    </nav>
  );
}

function ChoiceTitle({ title, locale }: Pick<Choice, 'title' | 'locale'>) {
  const own = useLocale();
  return <InLanguage locale={locale ?? own}>{title}</InLanguage>;
}

interface ChoicesProps {
  title: string;
  choices: (Omit<Choice, 'key'> & { key: string | null })[];
  current: string | null;
  pathOf: (key: string | null) => string;
}

/** A choice that would show nothing is no link, but where it is chosen. */
function Choices({ title, choices, current, pathOf }: ChoicesProps) {
  const { number } = useFormat();
  return (
    <section className="work-filter__list">
      <h2 className="work-filter__title">{title}</h2>
      <ul>
        {choices.map(({ key, count, ...choice }) => (
          <li key={key}>
            {count > 0 || key === current ? (
              <Link
                to={pathOf(key)}
                aria-current={key === current ? 'true' : undefined}
                className="work-filter__choice"
                preload={false}
              >
                <ChoiceTitle {...choice} /> <span className="work-filter__count">{number(count)}</span>
              </Link>
            ) : (
              <span className="work-filter__choice work-filter__choice--none">{choice.title}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
