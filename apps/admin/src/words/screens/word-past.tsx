'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import type { TextKind } from '@nasaq/messages/check-text';
import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { wordTexts } from '../catalogue/index.ts';
import { readingsOf } from '../find-texts.ts';
import type { PastWord } from '../staff-text.ts';
import type { WordCalls } from './use-words.ts';

interface Props {
  /** Another one with each change. */
  asOf: string;
  built: string;
  calls: WordCalls;
  kind: TextKind;
  language: Locale;
  onUse: (past: PastWord) => void;
  place: { key: string; locale: Locale };
  /** The one that is in force. */
  version: number;
}

/** What was ever said or drafted of a text, by whom and when; each can be said again, and a draft be one once more. */
export function WordPast({ asOf, built, calls, kind, language, onUse, place, version }: Props) {
  const texts = wordTexts[language];
  const [isOpen, setOpen] = useState(false);
  const [past, setPast] = useState<PastWord[] | null>(null);
  const { key, locale } = place;
  const { past: ask } = calls;
  useEffect(() => {
    if (isOpen) ask({ key, locale }).then(setPast, () => setPast([]));
    // Asked again with each change, and not with each drawing of the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, key, locale, asOf]);
  return (
    <details className="words__past" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.past}</summary>
      {past?.length === 0 && <p>{texts.nothingPast}</p>}
      <ol>
        {past?.map((one) => (
          <li key={one.version}>
            <p dir={localeInfo[locale].dir} lang={localeInfo[locale].tag}>
              {readingsOf(kind, one.text ?? built)}
            </p>
            <p className="words__by">
              {one.isDraft && `${texts.pastDraft} · `}
              {one.text === null && `${texts.pastBuilt} · `}
              {one.by && (
                <>
                  <bdi>{one.by}</bdi> ·{' '}
                </>
              )}
              <Moment language={language} value={one.at} />
            </p>
            {one.version !== version && (
              <Button buttonStyle="secondary" margin={false} onClick={() => onUse(one)} size="small">
                {one.isDraft ? texts.draftAgain : texts.again}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
