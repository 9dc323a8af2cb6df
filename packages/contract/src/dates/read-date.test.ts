import { expect, test } from 'vitest';
import { dateOf, dayOf } from './calendars.ts';
import { readDate } from './read-date.ts';

const ramadan = dayOf('gregorian', { year: 2026, month: 2, day: 18 });

test.each([
  '2026-02-18',
  '٢٠٢٦/٢/١٨',
  '18/2/2026',
  '١٨/٢/٢٠٢٦',
  '2/18/2026',
  '18.02.2026 AD',
  '18 February 2026',
  'Feb 18th, 2026',
  'Wednesday, February 18, 2026',
  '١٨ فبراير ٢٠٢٦',
  'الأربعاء ١٨ شباط ٢٠٢٦ م',
  '١ رمضان ١٤٤٧',
  '1 Ramadan 1447 AH',
  'Ramadan 1, 1447',
  '۱ رَمَضان ۱۴۴۷ هـ',
  'يوم الأربعاء 1 من شهر رمضان سنة 1447هـ',
  '1447-09-01',
  '1/9/1447',
])('%s is the eighteenth of February 2026', (typed) => {
  expect(readDate(typed)).toMatchObject({ day: ramadan, other: null });
});

test.each([
  ['ربيع الأول', 3],
  ['Rabi al-Awwal', 3],
  ['Rabiʻ I', 3],
  ['ربيع الثاني', 4],
  ["Rabi' al-Thani", 4],
  ['جمادى الأولى', 5],
  ['Jumada al-Ula', 5],
  ['جمادى الآخرة', 6],
  ['Jumada al-Akhirah', 6],
  ["Sha'ban", 8],
  ['ذو القعدة', 11],
  ['Dhuʻl-Qiʻdah', 11],
  ["Dhu al-Qa'dah", 11],
  ['ذي الحجة', 12],
  ['Dhul-Hijjah', 12],
])('%s is month %i of the Hijri year', (name, month) => {
  const read = readDate(`5 ${name} 1447`);
  expect('day' in read && dateOf('hijri', read.day)).toEqual({ year: 1447, month, day: 5 });
});

test.each(['gregorian', 'hijri'] as const)('every month as Intl writes it, in both languages: %s', (calendar) => {
  const ca = calendar === 'hijri' ? 'islamic-umalqura' : 'gregory';
  for (const tag of [`en-u-ca-${ca}`, `ar-EG-u-ca-${ca}-nu-arab`]) {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const day = dayOf(calendar, { year: calendar === 'hijri' ? 1447 : 2026, month, day: 15 })!;
      const written = format.format(new Date(day * 86_400_000));
      expect({ written, ...readDate(written) }).toMatchObject({ written, calendar, day });
    }
  }
});

test('what may mean two days is read day first, and says the other', () => {
  const read = readDate('3/4/2026');
  expect(read).toEqual({
    calendar: 'gregorian',
    day: dayOf('gregorian', { year: 2026, month: 4, day: 3 }),
    other: dayOf('gregorian', { year: 2026, month: 3, day: 4 }),
  });
  expect(readDate('4/4/2026')).toMatchObject({ other: null });
  expect(readDate('3/4/1447')).toMatchObject({ calendar: 'hijri', other: null });
});

test.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['?', 'unreadable'],
  ['tomorrow', 'unreadable'],
  ['18', 'unreadable'],
  ['18 Brumaire 2026', 'unreadable'],
  ['February 2026', 'no_day'],
  ['18/2/26', 'short_year'],
  ['18 Feb 26', 'short_year'],
  ['30 February 2026', 'no_such_day'],
  ['31/9/1447', 'no_such_day'],
  ['1 Ramadan 1200', 'out_of_range'],
  ['1 January 1937', 'out_of_range'],
  ['1/1/3000', 'out_of_range'],
])('%j: %s', (typed, problem) => {
  expect(readDate(typed)).toEqual({ problem });
});
