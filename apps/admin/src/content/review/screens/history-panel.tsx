'use client';

import { locales, type Locale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { HistoryPage } from '../history/history-endpoint.ts';
import { type HistoryKind, historyKinds } from '../history/history-acts.ts';
import type { Subject } from '../subject.ts';
import { historySentence } from './history-sentence.ts';
import { Trouble } from './review-bar.tsx';

interface Props {
  fields: readonly FieldSpec[];
  subject: Subject;
}

/** Who did what to an entry, in sentences, the newest first. */
export function HistoryPanel({ fields, subject: { id, kind } }: Props) {
  const { config } = useConfig();
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = reviewTexts[language];
  const name = useId();
  const [filter, setFilter] = useState<HistoryKind | ''>('');
  const [locale, setLocale] = useState<Locale | ''>('');
  const [shown, setShown] = useState<HistoryPage | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { api } = config.routes;

  const turn = useRef(0);

  /** The newest lines, or those before a line behind the ones that are shown. */
  const load = useCallback(
    (before: number | null) => {
      const asked = (turn.current += 1);
      const query = new URLSearchParams({
        kind,
        id: String(id),
        ...(filter && { filter }),
        ...(locale && { locale }),
        ...(before && { before: String(before) }),
      });
      fetch(`${api}/history/of?${query.toString()}`, { credentials: 'same-origin' }).then(
        async (answer) => {
          const page = answer.ok ? ((await answer.json()) as HistoryPage) : null;
          if (asked !== turn.current) return null;
          if (page)
            setShown((old) => (before && old ? { lines: [...old.lines, ...page.lines], next: page.next } : page));
          return setTrouble(page ? null : texts.failedToLoad);
        },
        () => setTrouble(texts.failedToLoad),
      );
    },
    [api, filter, id, kind, locale, texts],
  );
  useEffect(() => load(null), [load]);

  return (
    <section aria-label={texts.history} className="review-history">
      <div className="review-history__filters">
        <label htmlFor={`${name}-kind`}>
          {texts.filterKind}
          <select
            id={`${name}-kind`}
            onChange={({ target }) => setFilter(target.value as HistoryKind | '')}
            value={filter}
          >
            <option value="">{texts.kinds.all}</option>
            {(Object.keys(historyKinds) as HistoryKind[]).map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${name}-language`}>
          {texts.filterLanguage}
          <select
            id={`${name}-language`}
            onChange={({ target }) => setLocale(target.value as Locale | '')}
            value={locale}
          >
            <option value="">{texts.bothLanguages}</option>
            {locales.map((one) => (
              <option key={one} value={one}>
                {texts.languages[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {trouble && <Trouble host={{ trouble, reload: () => load(null) }} language={language} />}
      {shown?.lines.length === 0 && <p className="review-quiet">{texts.noHistory}</p>}
      <ol className="review-history__lines">
        {shown?.lines.map((line) => (
          <li key={line.id}>
            <p>{historySentence(line, fields, language)}</p>
            <p className="review-quiet">
              <Moment full language={language} value={line.at} />
            </p>
            {line.note && (
              <blockquote className="review-note" dir="auto">
                {line.note}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      {shown?.next && (
        <button className="review-button" onClick={() => load(shown.next)} type="button">
          {texts.older}
        </button>
      )}
    </section>
  );
}
