import { useState, useSyncExternalStore } from 'react';
import { type DateProblem, type Day, isInRange, knowsUmmAlQura, lastDay, localDay, otherLocale } from '@nasaq/contract';
import { useLocale, useT } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { neverChanges } from '../../ui/use-enhanced.ts';
import { DateForm } from './date-form.tsx';
import { DayInBoth } from './day-in-both.tsx';
import { dayTexts } from './day-texts.ts';
import { MonthGrid } from './month-grid.tsx';
import './converter.css';

/** The tool itself: a date that is typed, the day in both calendars and languages, and its month in each calendar. */
export function Converter() {
  const t = useT();
  const locale = useLocale();
  const { numberingSystem } = useSiteData();
  // The page is kept for many readers: what day it is, and where, only their browser knows.
  const today = useSyncExternalStore(neverChanges, readToday, () => null);
  const [chosen, setDay] = useState<Day | null>(null);
  const day = chosen ?? today;
  /** What is said aloud: a day that was asked for, not each one that the keys pass. */
  const [said, setSaid] = useState<Day | null>(null);
  /** What is wrong with the date that was asked for; until it is mended, no other day stands there as the answer. */
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const own = dayTexts(locale, numberingSystem);
  const other = dayTexts(otherLocale(locale), numberingSystem);

  function choose(next: Day) {
    setDay(next);
    setProblem(null);
  }

  function ask(asked: Day) {
    choose(asked);
    setSaid(asked);
  }

  if (today !== null && !knowsUmmAlQura()) return <Notice tone="warning">{t('date_converter.unknown')}</Notice>;
  return (
    <div className="converter">
      <DateForm texts={own} today={today} problem={problem} onDay={ask} onProblem={setProblem} />
      <p role="status" className="hidden-visually">
        {problem === null &&
          said !== null &&
          said === day &&
          t('date_converter.sentence', {
            gregorian: own.write('gregorian', 'full', said),
            hijri: own.write('hijri', 'date', said),
          })}
      </p>
      {day !== null && today !== null && (
        <>
          {problem === null && <DayInBoth day={day} own={own} other={other} />}
          <div className="converter__months">
            {(['gregorian', 'hijri'] as const).map((calendar) => (
              <MonthGrid key={calendar} {...{ calendar, day, today, own, other }} onChoose={choose} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function readToday(): Day {
  const today = localDay(new Date());
  return isInRange(today) ? today : lastDay;
}
