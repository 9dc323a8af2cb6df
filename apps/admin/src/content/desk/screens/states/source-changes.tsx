'use client';

import { localeInfo, type Locale } from '@nasaq/contract';
import { wordDiff, wordsOf } from '@nasaq/translation';
import { useMemo } from 'react';
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
  const changes = useMemo(() => (before ? wordDiff(before, wordsOf(now)) : []), [before, now]);
  if (before === undefined) return <p className="desk-foot__note">{texts.loading}</p>;
  if (before === null) return <p className="desk-foot__note">{texts.sourceUnknown}</p>;
  const { dir, tag } = localeInfo[locale];
  return (
    <p className="desk-changes" dir={dir} lang={tag}>
      {changes.map(({ kind, text }, place) => {
        const key = `${place} ${kind}`;
        if (kind === 'same') return <span key={key}>{shortened(text, place === 0, place === changes.length - 1)}</span>;
        const Change = kind === 'inserted' ? 'ins' : 'del';
        return (
          <Change key={key}>
            <span className="desk-unseen">{kind === 'inserted' ? texts.inserted : texts.removed} </span>
            {text}
          </Change>
        );
      })}
    </p>
  );
}

/** Beside a change, enough is told to find it. */
const enough = 120;

/** Long stretches that are the same are cut in their middle: what has changed is to be seen. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= enough * 3) return text;
  const start = isFirst ? '' : text.slice(0, enough);
  const end = isLast ? '' : text.slice(-enough);
  return `${start} […] ${end}`;
}
