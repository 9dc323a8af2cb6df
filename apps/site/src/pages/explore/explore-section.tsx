import type { ContentType } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Numeral } from '../../ui/section.tsx';
import { sectionTitle } from './section-title.ts';

interface Props {
  number: number;
  type: ContentType;
  path: string;
  entries: { key: string; title: string; path: string }[];
}

/** One section: its name, which leads to it, how much it holds, and each of its entries. */
export function ExploreSection({ number, type, path, entries }: Props) {
  const t = useT();
  return (
    <section className="explore__section">
      <Numeral value={number} className="explore__numeral" />
      <div className="explore__head">
        <h2 className="explore__title">
          <Link to={path}>{t(sectionTitle(type))}</Link>
        </h2>
        <p className="explore__count">{t('explore.entries', { count: entries.length })}</p>
      </div>
      <ul className="explore__entries">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link to={entry.path} preload={false}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
