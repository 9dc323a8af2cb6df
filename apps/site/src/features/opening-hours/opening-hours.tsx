import { Fragment } from 'react';
import { dateFormat } from '../locale/formatters.ts';
import { useT } from '../locale/use-t.ts';
import { useTranslator } from '../locale/use-translator.ts';
import { useSiteData } from '../site-data/use-site-data.ts';
import { hoursByDay, type DayRange } from './hours-by-day.ts';

/** The company's hours of an ordinary week, in its own time zone. */
export function OpeningHours() {
  const t = useT();
  const { tag } = useTranslator();
  const { openingHours } = useSiteData();
  return (
    <dl className="hours">
      {hoursByDay(openingHours.week).map((range) => (
        <div key={range.first}>
          <dt>{dayNames(range, tag)}</dt>
          <dd>
            {range.intervals.length === 0 && t('ui.closed')}
            {range.intervals.map(({ from, to }, index) => (
              <Fragment key={from}>
                {index > 0 && <br />}
                {t('ui.from_to', { from: clock(from, tag), to: clock(to, tag) })}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function dayNames({ first, last }: DayRange, tag: string): string {
  const name = (day: number) =>
    dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}

/** Minutes after midnight as a clock shows them. */
function clock(minutes: number, tag: string): string {
  const time = new Date(Date.UTC(2026, 0, 4, 0, minutes));
  return dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(time);
}
