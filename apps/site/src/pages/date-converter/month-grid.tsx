import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { type Calendar, type Day, momentOfDay } from '@nasaq/contract';
import { useLocale, useT } from '../../locale/translator.ts';
import { Arrow } from '../../ui/buttons.tsx';
import { dateFormat } from '../../locale/format.ts';
import type { DayTexts } from './day-texts.ts';
import { dayOfKey, shiftMonths, weeksOf } from './month-weeks.ts';

interface Props {
  calendar: Calendar;
  day: Day;
  today: Day;
  own: DayTexts;
  other: DayTexts;
  onChoose: (day: Day) => void;
}

/**
 * The month of a day in one calendar, each of its days with its number in the other. A grid as ARIA's practices describe
 * it: one of its days takes the focus, keys move it by days, weeks, months and years, and the day that has it is chosen.
 */
export function MonthGrid({ calendar, day, today, own, other, onChoose }: Props) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const weeks = weeksOf(calendar, day);
  const beside = calendar === 'hijri' ? 'gregorian' : 'hijri';
  const inMonth = weeks.flat().filter((cell) => cell !== null);
  const besideMonths = [...new Set([inMonth[0]!, inMonth.at(-1)!].map((at) => own.write(beside, 'month', at)))];

  // The day is a new button when its month has changed.
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = dayOfKey(calendar, day, event, own.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    if (target === null) return;
    event.preventDefault();
    byKey.current = true;
    onChoose(target);
  }

  return (
    <section className="month" aria-labelledby={id}>
      <div className="month__head">
        <button
          type="button"
          className="month__step"
          aria-label={t(`date_converter.month.previous.${calendar}`)}
          onClick={() => onChoose(shiftMonths(calendar, day, -1))}
        >
          <Arrow to="back" />
        </button>
        <h2 className="month__title heading">
          <span id={id}>{own.write(calendar, 'month', day)}</span>
          <span className="month__other" lang={other.tag} dir={other.dir}>
            {other.write(calendar, 'month', day)}
          </span>
        </h2>
        <button
          type="button"
          className="month__step"
          aria-label={t(`date_converter.month.next.${calendar}`)}
          onClick={() => onChoose(shiftMonths(calendar, day, 1))}
        >
          <Arrow />
        </button>
      </div>
      <p className="month__beside">{besideMonths.join(' – ')}</p>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of ARIA's practices is a table
        role="grid"
        className="month__days"
        aria-labelledby={id}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {weekdays.map((at) => (
              <th key={at} scope="col" aria-label={own.write('gregorian', 'weekday', at)}>
                {dateFormat(own.tag, { weekday: locale === 'ar' ? 'narrow' : 'short', timeZone: 'UTC' }).format(
                  momentOfDay(at),
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const days = week.filter((cell) => cell !== null);
            const before = week.indexOf(days[0]!);
            const after = week.length - before - days.length;
            return (
              <tr key={days[0]}>
                {before > 0 && <td colSpan={before} aria-hidden="true" />}
                {days.map((cell) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the text of its button
                  <td key={cell} aria-selected={cell === day}>
                    <button
                      type="button"
                      tabIndex={cell === day ? 0 : -1}
                      aria-current={cell === today ? 'date' : undefined}
                      className="month__day"
                      onClick={() => onChoose(cell)}
                    >
                      <span className="hidden-visually">
                        {own.write(calendar, 'full', cell)}
                        {t('date_converter.comma')}
                        {own.write(beside, 'date', cell)}
                      </span>
                      <span className="month__number" aria-hidden="true">
                        {own.write(calendar, 'day', cell)}
                      </span>
                      <span className="month__beside-day" aria-hidden="true">
                        {own.write(beside, 'day', cell)}
                      </span>
                    </button>
                  </td>
                ))}
                {after > 0 && <td colSpan={after} aria-hidden="true" />}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Any week, from its Saturday. */
const weekdays = [2, 3, 4, 5, 6, 7, 8];
