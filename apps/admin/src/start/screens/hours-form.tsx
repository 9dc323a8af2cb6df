'use client';

import { isolated, isTimeZone, type Locale, localTime, normalizeDigits } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { useTimeZones } from '../../platform/staff/screens/time-zones.ts';
import { menuNumber, menuTags } from '../../platform/staff/interface-language.ts';
import { startTexts } from '../catalogue/index.ts';
import { valueAt } from '../merge-step.ts';
import type { HoursForm as Hours, Interval, Weekday } from '../start-api.ts';
import { Dispute } from './dispute.tsx';
import { BothFields, Field, FormEnd, wrongAt } from './form-pieces.tsx';
import { StepNotices } from './step-notices.tsx';
import { type FormProps, type StartForm, useStartForm } from './use-start-form.ts';

/** As weeks are written here, from Saturday on. */
const week = ['6', '0', '1', '2', '3', '4', '5'] as const satisfies Weekday[];

interface HoursProps extends FormProps {
  hours: Hours;
  /** Ids of time zones, as the host knows them. */
  zones: readonly string[];
}

/** The usual week, and the days on which nobody is there. */
export function HoursForm({ hours, zones, ...props }: HoursProps) {
  const { language } = props;
  const texts = startTexts[language].hours;
  const step = useStartForm('hours', hours, props);
  const { timeZone } = step.form;
  const choices = useTimeZones(timeZone, language, zones);
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <StepNotices language={language} step={step} />
      <Field
        isLong
        disputed={step.disputed('timeZone')}
        label={texts.zone}
        language={language}
        told={(zone) => choices.find(({ id }) => id === zone)?.name ?? String(zone)}
        wrong={null}
      >
        {(control) => (
          <select {...control} onChange={({ target }) => step.set('timeZone', target.value)} value={timeZone}>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ul aria-label={texts.week} className="start-week">
        {week.map((weekday) => (
          <Day key={weekday} language={language} step={step} weekday={weekday} />
        ))}
      </ul>
      <Holidays known={hours.holidays} language={language} step={step} />
      <FormEnd form={step} language={language} />
    </form>
  );
}

interface PartProps {
  language: Locale;
  step: StartForm<Hours>;
}

function Day({ language, step, weekday }: PartProps & { weekday: Weekday }) {
  const { hours: texts } = startTexts[language];
  const id = useId();
  const name = dayName(weekday, language);
  const path = `days.${weekday}`;
  const times = step.form.days[weekday];
  const isOpen = times.length > 0;
  const setTimes = (next: Interval[]) => step.set(path, next);
  return (
    <li className="start-day">
      <label className="start-day__name">
        <input
          checked={isOpen}
          id={id}
          onChange={() => setTimes(isOpen ? [] : [{ from: '09:00', to: '17:00' }])}
          type="checkbox"
        />
        <span>{name}</span>
      </label>
      {!isOpen && <span className="start-day__closed">{texts.closed}</span>}
      {[...times.keys()].map((place) => (
        <div key={place} className="start-day__times">
          {(['from', 'to'] as const).map((edge) => (
            <Clock
              key={edge}
              label={texts[edge]}
              of={times.length > 1 ? `${name} ${menuNumber(language).format(place + 1)}` : name}
              language={language}
              path={`${path}.${place}.${edge}`}
              step={step}
            />
          ))}
          {times.length > 1 && (
            <Button
              aria-label={`${texts.remove} (${name})`}
              buttonStyle="subtle"
              margin={false}
              onClick={() => setTimes(times.toSpliced(place, 1))}
              size="small"
              type="button"
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {isOpen && (
        <Button
          aria-label={`${texts.add} (${name})`}
          buttonStyle="subtle"
          margin={false}
          onClick={() => setTimes([...times, { from: '', to: '' }])}
          size="small"
          type="button"
        >
          {texts.add}
        </Button>
      )}
      <Dispute
        disputed={step.disputed(path)}
        focus={id}
        label={name}
        language={language}
        told={(value) => hoursIn(value as Interval[]) || texts.closed}
      />
    </li>
  );
}

/** Isolated, since times run from left to right in either language. */
function hoursIn(times: readonly Interval[]): string {
  return times.map(({ from, to }) => isolated(`${from}–${to}`, 'ltr')).join('\n');
}

interface ClockProps extends PartProps {
  label: string;
  /** The day. */
  of: string;
  path: string;
}

function Clock({ label, language, of, path, step }: ClockProps) {
  return (
    <Field label={label} language={language} of={of} wrong={wrongAt(step, path)}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          onBlur={({ target }) => step.set(path, clockOf(target.value))}
          onChange={({ target }) => step.set(path, target.value)}
          size={6}
          value={String(valueAt(step.form, path))}
        />
      )}
    </Field>
  );
}

interface HolidaysProps extends PartProps {
  /** As they were when the form was opened: of those that have passed since, nothing is said. */
  known: Hours['holidays'];
}

function Holidays({ known, language, step }: HolidaysProps) {
  const { hours: texts, wrong: faults } = startTexts[language];
  const { holidays, timeZone } = step.form;
  const [now] = useState(() => new Date());
  const today = isTimeZone(timeZone) ? localTime(timeZone, now).date : '';
  const isNewAndPast = ({ date, id: row }: Hours['holidays'][number]) =>
    date !== '' && date < today && !known.some((one) => one.id === row && one.date === date);
  const id = useId();
  return (
    <fieldset className="start-holidays" id={id} tabIndex={-1}>
      <legend>{texts.holidays}</legend>
      <Dispute
        disputed={step.disputed('holidays')}
        focus={id}
        label={texts.holidays}
        language={language}
        told={(value) => holidaysIn(value as Hours['holidays'], language)}
      />
      {holidays.map((holiday, place) => {
        const { date, id: row, label } = holiday;
        const path = `holidays.${row}`;
        return (
          <div key={row} className="start-holiday">
            <Field
              disputed={step.disputed(`${path}.date`)}
              {...(isNewAndPast(holiday) && { hint: texts.past })}
              label={texts.date}
              language={language}
              wrong={wrongAt(step, `${path}.date`, faults.date)}
            >
              {(control) => (
                <input
                  {...control}
                  onChange={({ target }) => step.set(`${path}.date`, target.value)}
                  type="date"
                  value={date}
                />
              )}
            </Field>
            <BothFields label={texts.occasion} language={language} path={`${path}.label`} step={step} />
            <Button
              aria-label={fill(texts.removeDay, { day: label[language] || date })}
              buttonStyle="subtle"
              margin={false}
              onClick={() => step.set('holidays', holidays.toSpliced(place, 1))}
              size="small"
              type="button"
            >
              {texts.remove}
            </Button>
          </div>
        );
      })}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => step.set('holidays', [...holidays, { id: newRowId(), date: '', label: { en: '', ar: '' } }])}
        size="small"
        type="button"
      >
        {texts.addHoliday}
      </Button>
    </fieldset>
  );
}

function holidaysIn(holidays: Hours['holidays'], language: Locale): string {
  return holidays.map(({ date, label }) => `${isolated(date, 'ltr')} ${label[language]}`.trim()).join('\n');
}

/** The 1st of January 2023 was a Sunday. */
function dayName(weekday: string, language: Locale): string {
  const day = new Date(Date.UTC(2023, 0, 1 + Number(weekday), 12));
  return new Intl.DateTimeFormat(menuTags[language], { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** `9`, `9:30`, `٩:٣٠`, `0930` → `09:30`; what is none of them stays as it was typed. */
function clockOf(typed: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d\d))?$/.exec(normalizeDigits(typed.trim())) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}
