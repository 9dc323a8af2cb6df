'use client';

import { type Locale, localeInfo, locales, normalizeDigits } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import { Button } from '@payloadcms/ui';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { startTexts } from '../catalogue/index.ts';
import type { DayForm, HoursForm as Hours } from '../start-api.ts';
import { Field, FormEnd } from './form-pieces.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

/** As weeks are written here, from Saturday on. */
const weekdays = ['6', '0', '1', '2', '3', '4', '5'];

interface HoursProps extends FormProps {
  hours: Hours;
  /** Names of time zones, as the host knows them. */
  zones: readonly string[];
}

/** The usual week, and the days on which nobody is there. */
export function HoursForm({ hours, zones, ...props }: HoursProps) {
  const texts = startTexts[props.language].hours;
  const step = useStartForm('hours', hours, props);
  const { change, form } = step;
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <Field isLong label={texts.zone} wrong={null}>
        {(control) => (
          <select
            {...control}
            dir="ltr"
            onChange={({ target }) => change({ timeZone: target.value })}
            value={form.timeZone}
          >
            {(zones.includes(form.timeZone) ? zones : [form.timeZone, ...zones]).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        )}
      </Field>
      <ul aria-label={texts.week} className="start-week">
        {weekdays.map((weekday) => (
          <Day
            key={weekday}
            days={form.days}
            language={props.language}
            onChange={(days) => change({ days })}
            weekday={weekday}
            wrong={step.wrong}
          />
        ))}
      </ul>
      <Holidays form={form} language={props.language} onChange={change} wrong={step.wrong} />
      <FormEnd form={step} language={props.language} />
    </form>
  );
}

interface DayProps {
  days: readonly DayForm[];
  language: Locale;
  onChange: (days: DayForm[]) => void;
  weekday: string;
  wrong: ReadonlySet<string>;
}

function Day({ days, language, onChange, weekday, wrong }: DayProps) {
  const { hours: texts, wrong: faults } = startTexts[language];
  const name = dayName(weekday, language);
  const own = days.flatMap((day, place) => (day.weekday === weekday ? [place] : []));
  const add = { weekday, from: own.length > 0 ? '' : '09:00', to: own.length > 0 ? '' : '17:00' };
  return (
    <li className="start-day">
      <label className="start-day__name">
        <input
          checked={own.length > 0}
          onChange={() => onChange(own.length > 0 ? days.filter((day) => day.weekday !== weekday) : [...days, add])}
          type="checkbox"
        />
        <span>{name}</span>
      </label>
      {own.length === 0 && <span className="start-day__closed">{texts.closed}</span>}
      {own.map((place) => (
        <div key={place} className="start-day__times">
          {(['from', 'to'] as const).map((edge) => (
            <Field
              key={edge}
              label={`${texts[edge]} (${name})`}
              wrong={wrong.has(`days.${place}.${edge}`) && faults.time}
            >
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  dir="ltr"
                  inputMode="numeric"
                  onBlur={({ target }) => onChange(withChanged(days, place, { [edge]: clockOf(target.value) }))}
                  onChange={({ target }) => onChange(withChanged(days, place, { [edge]: target.value }))}
                  size={6}
                  value={days[place]![edge]}
                />
              )}
            </Field>
          ))}
          {own.length > 1 && (
            <Button
              aria-label={`${texts.remove} (${name})`}
              buttonStyle="subtle"
              margin={false}
              onClick={() => onChange(days.filter((_, one) => one !== place))}
              size="small"
              type="button"
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {own.length > 0 && (
        <Button
          aria-label={`${texts.add} (${name})`}
          buttonStyle="subtle"
          margin={false}
          onClick={() => onChange([...days, add])}
          size="small"
          type="button"
        >
          {texts.add}
        </Button>
      )}
    </li>
  );
}

interface HolidaysProps {
  form: Hours;
  language: Locale;
  onChange: (changed: Partial<Hours>) => void;
  wrong: ReadonlySet<string>;
}

function Holidays({ form: { holidays }, language, onChange, wrong }: HolidaysProps) {
  const { hours: texts, languages, wrong: faults } = startTexts[language];
  return (
    <fieldset className="start-holidays">
      <legend>{texts.holidays}</legend>
      {holidays.map((holiday, place) => (
        <div key={holiday.id} className="start-holiday">
          <Field label={texts.date} wrong={wrong.has(`holidays.${place}.date`) && faults.date}>
            {(control) => (
              <input
                {...control}
                onChange={({ target }) => onChange({ holidays: withChanged(holidays, place, { date: target.value }) })}
                type="date"
                value={holiday.date}
              />
            )}
          </Field>
          {locales.map((locale) => (
            <Field
              key={locale}
              label={`${texts.occasion} (${languages[locale]})`}
              wrong={wrong.has(`holidays.${place}.label.${locale}`) && faults.long}
            >
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  dir={localeInfo[locale].dir}
                  lang={locale}
                  onChange={({ target }) =>
                    onChange({
                      holidays: withChanged(holidays, place, { label: { ...holiday.label, [locale]: target.value } }),
                    })
                  }
                  value={holiday.label[locale]}
                />
              )}
            </Field>
          ))}
          <Button
            aria-label={fill(texts.removeDay, { day: holiday.label[language] || holiday.date })}
            buttonStyle="subtle"
            margin={false}
            onClick={() => onChange({ holidays: holidays.filter((_, one) => one !== place) })}
            size="small"
            type="button"
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => onChange({ holidays: [...holidays, { id: newRowId(), date: '', label: { en: '', ar: '' } }] })}
        size="small"
        type="button"
      >
        {texts.addHoliday}
      </Button>
    </fieldset>
  );
}

function withChanged<Row extends object>(rows: readonly Row[], place: number, changed: Partial<Row>): Row[] {
  return rows.map((row, one) => (one === place ? { ...row, ...changed } : row));
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
