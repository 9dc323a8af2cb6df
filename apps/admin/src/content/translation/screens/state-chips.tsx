'use client';

import { languageNames, type Locale, locales } from '@nasaq/contract';
import { type FieldState, fieldStates, needsWork } from '@nasaq/translation';
import { useListQuery } from '@payloadcms/ui';
import { useId } from 'react';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { contentLabels } from '../../catalogue/index.ts';
import type { StateCounts } from '../count-states.ts';
import { statesIn, withState } from '../list-filter.ts';
import { StateMark } from './state-mark.tsx';

interface Props {
  counts: StateCounts;
  /** Of the menus. */
  language: Locale;
}

/** One press narrows the list to a state of a language, the next one takes that back; both languages count together. */
export function StateChips({ counts, language }: Props) {
  const { query, refineListData } = useListQuery();
  const id = useId();
  const shown = statesIn(query.where);
  const digits = menuNumber(language);
  const groups = locales.map((locale) => ({
    locale,
    states: fieldStates.filter((state) => isOffered(state, counts[locale], shown[locale])),
  }));
  if (groups.every(({ states }) => states.length === 0)) return null;
  const choose = (locale: Locale, state: FieldState) =>
    void refineListData({ where: withState(query.where, locale, shown[locale] === state ? null : state), page: 1 });
  return (
    <div className="state-chips">
      {groups
        .filter(({ states }) => states.length > 0)
        .map(({ locale, states }) => (
          <div key={locale} aria-labelledby={`${id}-${locale}`} className="state-chips__language" role="group">
            <span id={`${id}-${locale}`}>{languageNames[locale][language]}</span>
            {states.map((state) => (
              <button
                key={state}
                aria-pressed={shown[locale] === state}
                className="state-chip"
                onClick={() => choose(locale, state)}
                {...(shown[locale] === state && { title: contentLabels.translation.chipHint[language] })}
                type="button"
              >
                <StateMark language={language} state={state} />
                <span className="state-chip__count">{digits.format(counts[locale][state] ?? 0)}</span>
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}

/** What waits for somebody; and what is shown, so that it can be taken back. */
function isOffered(state: FieldState, counts: StateCounts[Locale], shown: FieldState | undefined): boolean {
  return state === shown || (needsWork(state) && (counts[state] ?? 0) > 0);
}
