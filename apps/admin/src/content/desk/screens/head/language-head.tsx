'use client';

import type { Locale } from '@nasaq/contract';
import { countStates, type FieldState } from '@nasaq/translation';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../../platform/staff/screens/tag.tsx';
import { publicationTexts, translationStates } from '../../../catalogue/index.ts';
import { toneOf } from '../../../saving/language-state.ts';
import { ReviewMark } from '../plugs/review-mark.tsx';
import { useDesk, useDeskState, useUnits } from '../desk-context.ts';
import { StateShape } from '../../../translation/screens/state-mark.tsx';
import { languageId } from '../written-in.ts';
import { LanguageClock } from '../plugs/desk-publication.tsx';

/** What is done first, what asks for most work last. */
const order: readonly FieldState[] = ['source', 'confirmed', 'draft', 'review', 'machine', 'outdated', 'missing'];

/** At the head of a column: its language, whether it is the source, how it stands on the site and how far it is. */
export function LanguageHead({ locale }: { locale: Locale }) {
  const { isReadOnly, language, store, texts } = useDesk();
  const source = useDeskState(({ record }) => record.source);
  const publication = useDeskState((state) => state.publication.languages[locale]);
  const counts = countStates(useUnits(), locale);
  const number = menuNumber(language);
  const told = order.filter((state) => counts[state]);
  const all = told.reduce((sum, state) => sum + counts[state]!, 0);
  return (
    <div className="desk-language" data-locale={locale}>
      <div className="desk-language__line">
        <h2 id={languageId(locale)}>{texts.languages[locale]}</h2>
        {source === locale ? (
          <span className="desk-language__source">{texts.isSource}</span>
        ) : (
          !isReadOnly && (
            <button
              aria-label={fill(texts.makeSourceOf, { language: texts.languages[locale] })}
              className="desk-quiet desk-language__make"
              onClick={() => store.setSource(locale)}
              type="button"
            >
              {texts.makeSource}
            </button>
          )
        )}
        <ReviewMark locale={locale} />
        <Tag tone={toneOf[publication]}>{publicationTexts[language].states[publication]}</Tag>
      </div>
      <div aria-hidden="true" className="desk-progress">
        {told.map((state) => (
          <span data-state={state} key={state} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      <ul aria-label={fill(texts.progress, { all: number.format(all) })} className="desk-counts">
        {told.map((state) => (
          <li key={state}>
            <StateShape className="desk-state__shape" state={state} />
            {translationStates[state][language]} <strong>{number.format(counts[state]!)}</strong>
          </li>
        ))}
      </ul>
      {/* Last, as one language may have it and the other not: what both have stands in line. */}
      <LanguageClock locale={locale} />
    </div>
  );
}
