'use client';

import { isLocale, locales, type Locale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { interfaceLanguage, menuDay } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { HistoryPage } from '../history/history-endpoint.ts';
import { type HistoryKind, historyKinds, type HistoryLine } from '../history/history-acts.ts';
import type { Subject } from '../subject.ts';
import { HistoryChanged } from './history-changed.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { historySentence } from './history-sentence.ts';
import { Initials } from './initials.tsx';
import { Trouble } from './review-bar.tsx';

interface Props {
  fields: readonly FieldSpec[];
  subject: Subject;
}

const all = { filter: '', locale: '', by: '' };

/** Who did what to an entry, in sentences, the newest first, day by day. */
export function HistoryPanel({ fields, subject }: Props) {
  const { id, kind } = subject;
  const { config } = useConfig();
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = reviewTexts[language];
  const [chosen, choose] = useState(all);
  const [shown, setShown] = useState<HistoryPage | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { api } = config.routes;
  const turn = useRef(0);

  /** The newest lines, or those before a line behind the ones that are shown. */
  const load = useCallback(
    (before: number | null) => {
      const asked = (turn.current += 1);
      const wanted = Object.entries(chosen).filter(([, value]) => value !== '');
      const query = new URLSearchParams([
        ['kind', kind],
        ['id', String(id)],
        ...wanted,
        ...(before ? [['before', String(before)]] : []),
      ]);
      fetch(`${api}/history/of?${query.toString()}`, { credentials: 'same-origin' }).then(
        async (answer) => {
          const page = answer.ok ? ((await answer.json()) as HistoryPage) : null;
          if (asked !== turn.current) return null;
          if (page) setShown((old) => (before && old ? { ...page, lines: [...old.lines, ...page.lines] } : page));
          return setTrouble(page ? null : texts.failedToLoad);
        },
        () => setTrouble(texts.failedToLoad),
      );
    },
    [api, chosen, id, kind, texts],
  );
  useEffect(() => load(null), [load]);

  return (
    <section aria-label={texts.history} className="review-history">
      <div className="review-history__filters">
        <HistoryFilter
          all={texts.kinds.all}
          label={texts.filterKind}
          onChoose={(filter) => choose({ ...chosen, filter })}
          options={(Object.keys(historyKinds) as HistoryKind[]).map((one) => [one, texts.kinds[one]])}
          value={chosen.filter}
        />
        <HistoryFilter
          all={texts.bothLanguages}
          label={texts.filterLanguage}
          onChoose={(locale) => choose({ ...chosen, locale })}
          options={locales.map((one) => [one, texts.languages[one]])}
          value={chosen.locale}
        />
        <HistoryFilter
          all={texts.everybody}
          label={texts.filterPerson}
          onChoose={(by) => choose({ ...chosen, by })}
          options={(shown?.people ?? []).map((person) => [String(person.id), person.name])}
          value={chosen.by}
        />
      </div>
      {trouble && <Trouble host={{ trouble, reload: () => load(null) }} language={language} />}
      {shown?.lines.length === 0 && (
        <p className="review-quiet">{chosen === all ? texts.noHistory : texts.nothingChosen}</p>
      )}
      {daysOf(shown?.lines ?? [], language).map(({ day, lines }) => (
        <section className="review-history__day" key={day}>
          <h2>{day}</h2>
          <ol className="review-history__lines">
            {lines.map((line) => (
              <li key={line.id}>
                <Initials id={line.by ? line.actor : null} name={line.by ?? ''} />
                <div>
                  <p>{historySentence(line, fields, language)}</p>
                  <p className="review-quiet">
                    <Moment language={language} value={line.at} />
                  </p>
                  {line.note && (
                    <blockquote className="review-note" dir="auto">
                      {line.note}
                    </blockquote>
                  )}
                  {line.hasWords && isLocale(line.locale) && (
                    <HistoryChanged fields={fields} line={line} locale={line.locale} subject={subject} />
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {shown?.next && (
        <button className="review-button" onClick={() => load(shown.next)} type="button">
          {texts.older}
        </button>
      )}
    </section>
  );
}

/** In the clock of the reader. */
function daysOf(lines: readonly HistoryLine[], language: Locale): { day: string; lines: HistoryLine[] }[] {
  const days: { day: string; lines: HistoryLine[] }[] = [];
  for (const line of lines) {
    const day = menuDay(line.at, language, { withWeekday: true });
    if (days.at(-1)?.day === day) days.at(-1)!.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
