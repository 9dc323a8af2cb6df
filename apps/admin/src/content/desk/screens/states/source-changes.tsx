'use client';

import { localeInfo, type Locale } from '@nasaq/contract';
import { wordDiff, wordsOf } from '@nasaq/translation';
import { useMemo } from 'react';
import { WordChanges } from '../../../translation/screens/word-changes.tsx';
import { useDesk } from '../desk-context.ts';
import { useConfirmedSource } from './confirmed-sources.ts';

interface Props {
  /** The fingerprint of the words that were confirmed. */
  confirmed: string;
  /** Of the source. */
  locale: Locale;
  now: unknown;
}

/** The source, with what came into it and what went out of it since it was confirmed. */
export function SourceChanges({ confirmed, locale, now }: Props) {
  const { texts } = useDesk();
  const before = useConfirmedSource(confirmed);
  if (before === undefined) return <p className="desk-foot__note">{texts.loading}</p>;
  if (before === null) return <p className="desk-foot__note">{texts.sourceUnknown}</p>;
  return <TextChanges before={before} locale={locale} now={wordsOf(now)} />;
}

/** A text of a language, with what came into it and what went out of it, word by word. */
export function TextChanges({ before, locale, now }: { before: string; locale: Locale; now: string }) {
  const { texts } = useDesk();
  const changes = useMemo(() => wordDiff(before, now), [before, now]);
  const { dir, tag } = localeInfo[locale];
  return (
    <p className="desk-changes" dir={dir} lang={tag}>
      <WordChanges
        around={around}
        changes={changes}
        spoken={{ className: 'desk-unseen', inserted: texts.inserted, removed: texts.removed }}
      />
    </p>
  );
}

/** Letters beside a change: enough to find it. */
const around = 120;
