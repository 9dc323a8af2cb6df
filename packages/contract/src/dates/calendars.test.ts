import { expect, test } from 'vitest';
import { dateOf, dayOf, firstDay, hijriYears, lastDay, localDay, momentOfDay, type CalendarDate } from './calendars.ts';

/** What Intl itself says of a day. */
const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
function said(moment: Date): CalendarDate {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year ?? parts.relatedYear!, month: parts.month!, day: parts.day! };
}

test('every day of 1937 to 2077 is what Intl says, and is found again from either calendar', () => {
  const wrong: string[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const moment = momentOfDay(day);
    const [hijri, gregorian] = [dateOf('hijri', day), dateOf('gregorian', day)];
    const expected = said(moment);
    const same = hijri.year === expected.year && hijri.month === expected.month && hijri.day === expected.day;
    const iso = `${gregorian.year}-${String(gregorian.month).padStart(2, '0')}-${String(gregorian.day).padStart(2, '0')}`;
    if (
      !same ||
      dayOf('hijri', hijri) !== day ||
      dayOf('gregorian', gregorian) !== day ||
      !moment.toISOString().startsWith(iso)
    )
      wrong.push(moment.toISOString());
  }
  expect(wrong).toEqual([]);
  expect(lastDay - firstDay + 1).toBe(51_383);
});

test('the range is whole years of the Hijri calendar', () => {
  expect(dateOf('hijri', firstDay)).toEqual({ year: hijriYears.first, month: 1, day: 1 });
  expect(dateOf('hijri', lastDay + 1)).toEqual({ year: hijriYears.last + 1, month: 1, day: 1 });
});

test.each([
  ['the first of Ramadan', { year: 1447, month: 9, day: 1 }, { year: 2026, month: 2, day: 18 }],
  ['the feast of the sacrifice', { year: 1445, month: 12, day: 10 }, { year: 2024, month: 6, day: 16 }],
  ['a leap day', { year: 1445, month: 8, day: 19 }, { year: 2024, month: 2, day: 29 }],
])('%s', (_, hijri, gregorian) => {
  const day = dayOf('hijri', hijri);
  expect(day).toBe(dayOf('gregorian', gregorian));
  expect(dateOf('gregorian', day!)).toEqual(gregorian);
});

test.each([
  ['hijri', { year: 1447, month: 13, day: 1 }],
  ['hijri', { year: 1447, month: 9, day: 31 }],
  ['hijri', { year: 1355, month: 12, day: 29 }],
  ['hijri', { year: 1501, month: 1, day: 1 }],
  ['gregorian', { year: 2026, month: 2, day: 29 }],
  ['gregorian', { year: 2026, month: 0, day: 5 }],
  ['gregorian', { year: 1937, month: 3, day: 13 }],
  ['gregorian', { year: 2077, month: 11, day: 17 }],
] as const)('%s %o is no day', (calendar, date) => {
  expect(dayOf(calendar, date)).toBeNull();
});

test('a month of 29 days has no thirtieth', () => {
  const months = Array.from({ length: 12 }, (_, index) => dayOf('hijri', { year: 1447, month: index + 1, day: 30 }));
  expect(months.filter((day) => day === null).length).toBeGreaterThan(4);
  expect(months.filter((day) => day !== null).length).toBeGreaterThan(4);
});

test('today is the day on the wall where the reader is', () => {
  expect(dateOf('gregorian', localDay(new Date(2026, 1, 18, 23, 30)))).toEqual({ year: 2026, month: 2, day: 18 });
});
