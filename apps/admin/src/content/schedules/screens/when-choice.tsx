'use client';

import { type Locale, localTime, momentOf, zoneName } from '@nasaq/contract';
import { useId } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { clockMoment, firstChoice } from './company-clock.ts';
import { type ClockTime, MomentFields } from './moment-fields.tsx';

/** At once, or what the reader's own clock shows then. */
export type When = { is: 'now' } | ({ is: 'later' } & ClockTime);

export function readerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @returns the moment; `null` where none is chosen yet */
export function momentIn(when: When, timeZone: string): Date | null {
  if (when.is === 'now') return null;
  const [hours, minutes] = when.time.split(':').map(Number);
  const at = momentOf(timeZone, when.date, hours! * 60 + minutes!);
  return Number.isNaN(at.getTime()) ? null : at;
}

interface Props {
  /** Of the company. */
  companyZone: string;
  /** Of the menus. */
  language: Locale;
  onChange: (when: When) => void;
  when: When;
}

/** Now, or at a time: by the reader's clock, with the company's beside it where that shows something else. */
export function WhenChoice({ companyZone, language, onChange, when }: Props) {
  const texts = publicationTexts[language];
  const id = useId();
  const zone = readerTimeZone();
  const at = momentIn(when, zone);
  const differs = at !== null && shown(zone, at) !== shown(companyZone, at);
  return (
    <fieldset className="publication-choices publication-when">
      <legend>{texts.time}</legend>
      <label>
        <input checked={when.is === 'now'} name={id} onChange={() => onChange({ is: 'now' })} type="radio" />
        {texts.now}
      </label>
      <label>
        <input
          checked={when.is === 'later'}
          name={id}
          onChange={() => onChange({ is: 'later', ...firstChoice(zone) })}
          type="radio"
        />
        {texts.later}
      </label>
      {when.is === 'later' && (
        <>
          <span className="publication-when__fields">
            <MomentFields
              language={language}
              onChange={(chosen) => onChange({ is: 'later', ...chosen })}
              timeZone={zone}
              when={when}
            />
          </span>
          {at && (
            <p aria-live="polite">
              <strong>
                {fill(texts.when, { moment: clockMoment(language, zone, at), zone: zoneName(zone, language) })}
              </strong>
              {differs && (
                <span className="inbox-quiet">
                  {fill(texts.companyWhen, {
                    moment: clockMoment(language, companyZone, at),
                    zone: zoneName(companyZone, language),
                  })}
                </span>
              )}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

function shown(timeZone: string, at: Date): string {
  const { date, minute } = localTime(timeZone, at);
  return `${date} ${minute}`;
}
