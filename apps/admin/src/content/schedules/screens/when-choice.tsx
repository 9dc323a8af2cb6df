'use client';

import { type Locale, localTime, momentOf } from '@nasaq/contract';
import { useId } from 'react';
import { menuZone, readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { clockMoment, firstChoice, today } from './clock.ts';

/** At once, or what the reader's own clock shows then. */
export type When = { is: 'now' } | { is: 'later'; date: string; time: string };

/** @returns the moment; `null` where none is chosen yet */
export function momentIn(when: When, timeZone: string): Date | null {
  // A field that is emptied, or half a date.
  if (when.is === 'now' || !when.date || !when.time) return null;
  const [hours, minutes] = when.time.split(':').map(Number);
  const at = momentOf(timeZone, when.date, hours! * 60 + minutes!);
  return Number.isNaN(at.getTime()) ? null : at;
}

interface Props {
  /** Of the company. */
  companyZone: string;
  /** Not where there is nothing yet that it could be done to. */
  isNowPossible?: boolean;
  /** Of the menus. */
  language: Locale;
  onChange: (when: When) => void;
  when: When;
}

/** Now, or at a time: by the reader's clock, with the company's beside it where that shows something else. */
export function WhenChoice({ companyZone, isNowPossible = true, language, onChange, when }: Props) {
  const texts = publicationTexts[language];
  const id = useId();
  return (
    <fieldset className="publication-choices publication-when">
      <legend>{texts.time}</legend>
      <label>
        <input
          checked={when.is === 'now'}
          disabled={!isNowPossible}
          name={id}
          onChange={() => onChange({ is: 'now' })}
          type="radio"
        />
        {texts.now}
      </label>
      <label>
        <input
          checked={when.is === 'later'}
          name={id}
          onChange={() => onChange({ is: 'later', ...firstChoice(readerTimeZone()) })}
          type="radio"
        />
        {texts.later}
      </label>
      {when.is === 'later' && (
        <MomentFields companyZone={companyZone} language={language} onChange={onChange} when={when} />
      )}
    </fieldset>
  );
}

type Later = Extract<When, { is: 'later' }>;

interface MomentProps {
  companyZone: string;
  language: Locale;
  onChange: (when: Later) => void;
  when: Later;
}

/** A day and an hour by the reader's clock, and in words what they mean. */
export function MomentFields({ companyZone, language, onChange, when }: MomentProps) {
  const texts = publicationTexts[language];
  const zone = readerTimeZone();
  const at = momentIn(when, zone);
  const differs = at !== null && shown(zone, at) !== shown(companyZone, at);
  return (
    <>
      <span className="publication-when__fields">
        <input
          aria-label={texts.day}
          min={today(zone)}
          onChange={({ target }) => onChange({ ...when, date: target.value })}
          type="date"
          value={when.date}
        />
        <input
          aria-label={texts.hour}
          onChange={({ target }) => onChange({ ...when, time: target.value })}
          type="time"
          value={when.time}
        />
      </span>
      {at && (
        <p aria-live="polite">
          <strong>
            {fill(texts.when, { moment: clockMoment(language, zone, at), zone: menuZone(zone, language) })}
          </strong>
          {differs && (
            <span className="inbox-quiet">
              {fill(texts.companyWhen, {
                moment: clockMoment(language, companyZone, at),
                zone: menuZone(companyZone, language),
              })}
            </span>
          )}
        </p>
      )}
    </>
  );
}

function shown(timeZone: string, at: Date): string {
  const { date, minute } = localTime(timeZone, at);
  return `${date} ${minute}`;
}
