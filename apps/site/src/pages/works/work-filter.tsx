import { paths } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
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
  const chosen = names.flatMap((name) => choices[name].find(({ key }) => key === filter[name])?.title ?? []);
  return (
    <nav className="work-filter" aria-label={t('works.filter')}>
      <details className="work-filter__fold">
        <summary>{chosen.length > 0 ? chosen.join(' · ') : t('works.filter')}</summary>
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

interface ChoicesProps {
  title: string;
  choices: (Omit<Choice, 'key'> & { key: string | null })[];
  current: string | null;
  pathOf: (key: string | null) => string;
}

/** A choice that would show nothing is no link. */
function Choices({ title, choices, current, pathOf }: ChoicesProps) {
  const { number } = useFormat();
  return (
    <section className="work-filter__list">
      <h2 className="work-filter__title">{title}</h2>
      <ul>
        {choices.map(({ key, title: name, count }) => (
          <li key={key}>
            {count > 0 ? (
              <Link
                to={pathOf(key)}
                aria-current={key === current ? 'true' : undefined}
                className="work-filter__choice"
                preload={false}
              >
                {name} <span className="work-filter__count">{number(count)}</span>
              </Link>
            ) : (
              <span className="work-filter__choice work-filter__choice--none">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
