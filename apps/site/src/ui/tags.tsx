import type { Locale } from '@nasaq/contract';
import { Link } from '../router/link.tsx';
import { InLanguage } from './bdi.tsx';

interface Tag {
  title: string;
  to?: string;
  /** Of the title, where it may be another than the page's. */
  locale?: Locale;
}

/** Small labels: tags that lead to a filtered list (`to`, without locale prefix), or plain words such as technologies. */
export function Tags({ tags, label }: { tags: Tag[]; label?: string }) {
  return (
    <ul className="tags" aria-label={label}>
      {tags.map(({ locale, title, to }) => (
        <li key={title}>
          {to ? (
            <Link to={to} className="tag">
              {locale ? <InLanguage locale={locale}>{title}</InLanguage> : title}
            </Link>
          ) : (
            <span className="tag">
              <bdi>{title}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
