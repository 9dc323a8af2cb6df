import { Fragment } from 'react';
import { useT } from '../locale/use-t.ts';
import { useTranslator } from '../locale/use-translator.ts';
import { useSiteData } from '../site-data/use-site-data.ts';
import { clock, weekday } from './clock.ts';
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
  return first === last ? weekday(first, tag) : `${weekday(first, tag)} – ${weekday(last, tag)}`;
}
