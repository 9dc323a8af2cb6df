import type { Locale } from '@nasaq/contract';
import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import type { BuiltPromise } from '../start-api.ts';

interface Props {
  adminRoute: string;
  language: Locale;
  promises: readonly BuiltPromise[];
}

/** Texts that promise something, folded by the page or mail that says them; each leads to where it is said otherwise. */
export function PromiseList({ adminRoute, language, promises }: Props): ReactNode {
  const places = Map.groupBy(promises, ({ place }) => place);
  return [...places].map(([place, ofPlace]) => (
    <details className="start-promises" key={place}>
      <summary>
        {place} <span className="start-promises__count">{menuNumber(language).format(ofPlace.length)}</span>
      </summary>
      <ul>
        {ofPlace.map(({ key, text }) => (
          <li key={key}>
            <Link href={`${adminRoute}/words?key=${encodeURIComponent(key)}`} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ));
}
