'use client';

import { localeInfo, type Locale } from '@nasaq/contract';
import { type Change, type FieldSpec, wordDiff } from '@nasaq/translation';
import { useConfig, useTranslation } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useId, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import { WordChanges } from '../../translation/screens/word-changes.tsx';
import { formPath } from '../addresses.ts';
import type { HistoryChanges, HistoryLine } from '../history/history-acts.ts';
import type { Subject } from '../subject.ts';
import { fieldLabel } from './history-sentence.ts';

interface Props {
  fields: readonly FieldSpec[];
  line: HistoryLine;
  locale: Locale;
  subject: Subject;
}

/** Behind a line of a history, when somebody asks: word by word what it has changed, and the version that has it. */
export function HistoryChanged({ fields, line, locale, subject }: Props) {
  const { config } = useConfig();
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = reviewTexts[language];
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<HistoryChanges | 'failed' | null>(null);

  function load() {
    const { id: entry, kind } = subject;
    const query = new URLSearchParams({ kind, id: String(entry), line: String(line.id), from: String(line.from) });
    fetch(`${config.routes.api}/history/changes?${query.toString()}`, { credentials: 'same-origin' }).then(
      async (answer) => setTold(answer.ok ? ((await answer.json()) as HistoryChanges) : 'failed'),
      () => setTold('failed'),
    );
  }

  function toggle() {
    if (!isOpen) load();
    setOpen(!isOpen);
  }

  return (
    <>
      <button aria-controls={id} aria-expanded={isOpen} className="review-link" onClick={toggle} type="button">
        {isOpen ? texts.hideChanges : texts.showChanges}
      </button>
      <div className="review-changes" hidden={!isOpen} id={id}>
        {told === 'failed' && (
          <p className="review-trouble" role="alert">
            {texts.failedToLoad}{' '}
            <button className="review-link" onClick={load} type="button">
              {texts.tryAgain}
            </button>
          </p>
        )}
        {told === null && <p className="review-quiet">{texts.working}</p>}
        {told && told !== 'failed' && (
          <>
            {told.changes.length === 0 && <p className="review-quiet">{texts.noWordsChanged}</p>}
            {told.changes.map(({ after, before, field }) => (
              <figure key={field}>
                <figcaption>{fieldLabel(field, fields, language)}</figcaption>
                <Words changes={wordDiff(before, after)} locale={locale} />
              </figure>
            ))}
            {told.version !== null && (
              <Link
                className="review-link"
                href={`${config.routes.admin}${formPath(subject)}/versions/${told.version}`}
                prefetch={false}
              >
                {texts.toVersion}
              </Link>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** Letters beside a change. */
const around = 80;

function Words({ changes, locale }: { changes: readonly Change[]; locale: Locale }) {
  const { inserted, removed } = reviewTexts[interfaceLanguage(useTranslation().i18n)];
  const { dir, tag } = localeInfo[locale];
  return (
    <p className="review-changes__words" dir={dir} lang={tag}>
      <WordChanges around={around} changes={changes} spoken={{ className: 'inbox-unseen', inserted, removed }} />
    </p>
  );
}
