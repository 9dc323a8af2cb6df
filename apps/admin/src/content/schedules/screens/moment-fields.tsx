import type { Locale } from '@nasaq/contract';
import { publicationTexts } from '../../catalogue/index.ts';
import { today } from './company-clock.ts';

/** What a clock shows: `2026-11-23`, `14:30`. */
export interface ClockTime {
  date: string;
  time: string;
}

interface Props {
  /** Of the menus. */
  language: Locale;
  onChange: (when: ClockTime) => void;
  /** No day before today there can be chosen. */
  timeZone: string;
  when: ClockTime;
}

/** A day and an hour, by the clock of a time zone. */
export function MomentFields({ language, onChange, timeZone, when }: Props) {
  const texts = publicationTexts[language];
  return (
    <>
      <input
        aria-label={texts.day}
        min={today(timeZone)}
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
    </>
  );
}
