import { Fragment } from 'react';
import type { OfficeState } from '@nasaq/contract';
import { dateFormat } from '../../locale/format.ts';
import { type Translator, useT, useTranslator } from '../../locale/translator.ts';
import { useRootData, useSiteData } from '../../router/context.tsx';
import '../../styles/forms.css';
import { type DayRange, hoursByDay, specialDays } from './hours-by-day.ts';
import { clock, momentText, timeOfDay, weekday } from './moment-text.ts';

interface OpeningHoursProps {
  /** Of the title. */
  level: 2 | 3;
  className?: string;
}

/**
 * The company's hours of an ordinary week, in its own time zone, and the days to come that differ. One that has told no
 * hours is not closed all week: nothing is said.
 */
export function OpeningHours({ className, level }: OpeningHoursProps) {
  const { t, tag } = useTranslator();
  const { siteData, today } = useRootData();
  const { week, exceptions } = siteData.openingHours;
  const Title = `h${level}` as const;
  if (week.every((intervals) => intervals.length === 0)) return null;
  return (
    <section className={className}>
      <Title>{t('hours.title')}</Title>
      <dl className="hours">
        {hoursByDay(week).map(({ first, last, intervals }) => (
          <div key={first}>
            <dt>{fromTo(weekday(first, tag), weekday(last, tag))}</dt>
            <dd>
              <Times intervals={intervals} />
            </dd>
          </div>
        ))}
        {specialDays(exceptions, today).map(({ first, last, label, intervals }) => (
          <div key={first} className="hours__special">
            <dt>
              {fromTo(dayOf(first, tag), dayOf(last, tag))}
              {label && (
                <>
                  <br />
                  {label}
                </>
              )}
            </dt>
            <dd>
              <Times intervals={intervals} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Times({ intervals }: Pick<DayRange, 'intervals'>) {
  const { t, tag } = useTranslator();
  if (intervals.length === 0) return t('hours.closed');
  return intervals.map(({ from, to }, index) => (
    <Fragment key={from}>
      {index > 0 && <br />}
      {t('hours.from_to', { from: clock(from, tag), to: clock(to, tag) })}
    </Fragment>
  ));
}

function fromTo(first: string, last: string): string {
  return first === last ? first : `${first} – ${last}`;
}

/** `Wednesday, January 7` of a date (`YYYY-MM-DD`), wherever the reader is. */
function dayOf(date: string, tag: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(tag, style).format(new Date(`${date}T00:00:00Z`));
}

/** When and where the company can be met. */
export function VisitUs() {
  const t = useT();
  const { address } = useSiteData();
  return (
    <>
      <OpeningHours level={2} />
      {address && (
        <section>
          <h2>{t('hours.address')}</h2>
          <address className="visit__address">{address}</address>
        </section>
      )}
    </>
  );
}

interface OfficeNowProps {
  state: OfficeState | null;
  /** `YYYY-MM-DD`, where the company is. */
  today: string;
}

/** Whether somebody is there to read now, or when; nothing where that is not known. */
export function OfficeNow({ state, today }: OfficeNowProps) {
  const translator = useTranslator();
  const { timeZone } = useSiteData().openingHours;
  if (state === null) return null;
  return (
    <p className={`office-now ${state.open ? 'office-now--open' : ''}`}>
      {officeText(state, timeZone, translator, today)}
    </p>
  );
}

/** With the name of the time zone, which is the company's and may not be the reader's. */
export function officeText(state: OfficeState, timeZone: string, translator: Translator, today: string): string {
  const { t } = translator;
  return state.open
    ? t('hours.office.open', timeOfDay(new Date(state.until), timeZone, translator.tag))
    : t('hours.office.closed', { moment: momentText(state.opensAt, timeZone, translator, today) });
}
