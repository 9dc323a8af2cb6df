import { useRef, useState } from 'react';
import { isolated } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { recentSearches, useRecentSearches } from './recent-searches.ts';

/** The last searches, each to be repeated or removed, and the reader's choice whether the device keeps them. */
export function RecentList({ onChoose }: { onChoose: (search: string) => void }) {
  const t = useT();
  const searches = useRecentSearches();
  const recent = recentSearches();
  const section = useRef<HTMLElement>(null);
  // Once it stands it stays: the box that is unchecked must not vanish below the finger.
  const [stands] = useState(searches.length > 0 || recent.isKept());
  if (!stands) return null;

  /** What has the focus goes: it moves to the box beside, which stays. */
  function remove(act: () => void) {
    section.current?.querySelector<HTMLElement>('input')?.focus();
    act();
  }

  return (
    <section ref={section} className="results">
      <h2 className="results__type">{t('search.recent.title')}</h2>
      <div>
        <ul className="recent">
          {searches.map((search) => (
            <li key={search} className="recent__item">
              <button type="button" className="recent__search" data-stop="" onClick={() => onChoose(search)}>
                <bdi>{search}</bdi>
              </button>
              <button
                type="button"
                className="recent__remove"
                aria-label={t('search.recent.remove', { query: isolated(search) })}
                onClick={() => remove(() => recent.remove(search))}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M7 7l10 10M17 7 7 17" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
        <p className="recent__choices">
          <label>
            <input type="checkbox" checked={recent.isKept()} onChange={(event) => recent.keep(event.target.checked)} />
            {t('search.recent.keep')}
          </label>
          {searches.length > 0 && (
            <button type="button" className="link" onClick={() => remove(() => recent.clear())}>
              {t('search.recent.clear')}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
