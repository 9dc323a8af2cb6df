'use client';

import { localeInfo, type Locale } from '@nasaq/contract';
import type { FieldState } from '@nasaq/translation';
import { type ReactNode, useId } from 'react';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { publicationTexts, translationStates } from '../../catalogue/index.ts';
import { FindingsList } from '../../checks/screens/findings-list.tsx';
import type { ToldFinding } from '../../checks/told-finding.ts';
import { toneOf } from '../../saving/language-state.ts';
import { WordChanges } from '../../translation/screens/word-changes.tsx';
import type { FieldNews } from '../publication-review.ts';
import type { Publication } from '../publication.ts';
import type { LanguageCase } from './language-case.ts';
import type { Outcome, PublishError } from './publish-language.ts';
import { ScheduleList } from './schedule-list.tsx';
import type { usePublication } from './use-publication.ts';

interface Props {
  call: ReturnType<typeof usePublication>;
  isBusy: boolean;
  isChosen: boolean;
  /** Of the menus. */
  language: Locale;
  locale: Locale;
  of: LanguageCase;
  onChoose: (isChosen: boolean) => void;
  onJump: (to: Pick<ToldFinding, 'locale' | 'path' | 'range'>) => void;
  onRefusal: (error: PublishError) => void;
  outcome: Outcome | undefined;
  publication: Publication;
}

/** One language before it comes to readers: whether it does, how it stands, what is new, and what is to be mended. */
export function LanguageColumn(props: Props) {
  const { isBusy, isChosen, language, locale, of, onChoose, onJump, outcome } = props;
  const id = useId();
  const texts = publicationTexts[language];
  const { dialog } = texts;
  const { standing, stops, warns } = of;
  const number = menuNumber(language);
  return (
    <section aria-labelledby={id} className="publish-column" data-chosen={isChosen || undefined}>
      <header className="publish-column__head">
        <h3 id={id}>
          <label>
            <input
              checked={isChosen}
              disabled={isBusy || !standing.written || of.disputes.length > 0}
              name="publish"
              onChange={({ target }) => onChoose(target.checked)}
              type="checkbox"
            />
            {fill(dialog.include, { language: texts.languages[locale] })}
          </label>
        </h3>
        <Tag tone={toneOf[standing.state]}>{texts.states[standing.state]}</Tag>
      </header>
      {outcome && <Result {...props} outcome={outcome} />}
      {!standing.written && <p className="publish-column__said">{dialog.notWritten}</p>}
      {standing.withdrawn && <p className="publish-column__said">{dialog.withdrawn}</p>}
      {of.disputes.length > 0 && (
        <div className="publish-column__said publish-column__said--stops" role="alert">
          <p>{of.disputes.every(({ own }) => own) ? dialog.disputedOwn : dialog.disputed}</p>
          <ul>
            {of.disputes.map(({ label, path }) => (
              <li key={path}>
                <button className="publish-dialog__link" onClick={() => onJump({ locale, path })} type="button">
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {of.lacksApproval && <p className="publish-column__said publish-column__said--stops">{dialog.secondPerson}</p>}
      <Part name={dialog.checks}>
        {stops.length + warns.length === 0 && <p className="publish-column__good">{dialog.sound}</p>}
        {stops.length > 0 && (
          <>
            <p className="publish-column__count">{fill(dialog.stops, { count: number.format(stops.length) })}</p>
            <FindingsList findings={stops} language={language} onJump={onJump} />
            <p className="inbox-quiet">{dialog.anyway}</p>
          </>
        )}
        {warns.length > 0 && (
          <details open={warns.length <= 3}>
            <summary>{fill(dialog.warns, { count: number.format(warns.length) })}</summary>
            <FindingsList findings={warns} language={language} onJump={onJump} />
          </details>
        )}
      </Part>
      <Part name={dialog.changes}>
        <Changes changes={of.news.changes} language={language} locale={locale} />
      </Part>
      <Part name={dialog.translation}>
        {of.isSource ? <p>{dialog.isSource}</p> : <States language={language} states={of.news.states} />}
      </Part>
      <ScheduleList
        as="line"
        call={props.call}
        className="publish-column__clock"
        heading={<h4>{dialog.waiting}</h4>}
        language={language}
        part="publish-column__part"
        publication={props.publication}
        schedules={of.schedules}
      />
    </section>
  );
}

function Part({ children, name }: { children: ReactNode; name: string }) {
  return (
    <div className="publish-column__part">
      <h4>{name}</h4>
      {children}
    </div>
  );
}

/** What became of the last try. */
function Result({ language, onRefusal, outcome }: Props & { outcome: Outcome }) {
  const { dialog } = publicationTexts[language];
  if (outcome.is === 'published')
    return (
      <p className="publish-column__good" role="status">
        {dialog.published}
      </p>
    );
  return (
    <div className="publish-column__said publish-column__said--stops" role="alert">
      <p>{dialog.isStopped}</p>
      <ul>
        {outcome.errors.map((error) => (
          <li key={`${error.path} ${error.message}`}>
            {error.path ? (
              <button className="publish-dialog__link" onClick={() => onRefusal(error)} type="button">
                {error.message}
              </button>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const order: readonly FieldState[] = ['missing', 'outdated', 'machine', 'review', 'draft', 'confirmed'];

function States({ language, states }: { language: Locale; states: Partial<Record<FieldState, number>> }) {
  const number = menuNumber(language);
  return (
    <ul className="publish-column__states">
      {order
        .filter((state) => states[state])
        .map((state) => (
          <li key={state}>
            {translationStates[state][language]} <strong>{number.format(states[state]!)}</strong>
          </li>
        ))}
    </ul>
  );
}

interface ChangesProps {
  changes: readonly FieldNews[] | null;
  language: Locale;
  locale: Locale;
}

function Changes({ changes, language, locale }: ChangesProps) {
  const { dialog } = publicationTexts[language];
  if (!changes) return <p>{dialog.allNew}</p>;
  if (changes.length === 0) return <p>{dialog.unchanged}</p>;
  const count = menuNumber(language).format(changes.length);
  return (
    <details open={changes.length <= 2}>
      <summary>{fill(dialog.fields, { count })}</summary>
      <dl className="publish-column__changes">
        {changes.map(({ label, path, words }) => (
          <div key={path}>
            <dt>{label[language]}</dt>
            {words.length === 0 ? (
              <dd className="inbox-quiet">{dialog.otherValue}</dd>
            ) : (
              <dd dir={localeInfo[locale].dir} lang={localeInfo[locale].tag}>
                <WordChanges changes={words} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
