interface Holiday {
  /** ISO date and time, at noon. */
  date: string;
  label: { en: string; ar: string };
}

/** Egypt's public holidays with a fixed date in the common calendar: [month, day, label]. */
const fixed: [number, number, Holiday['label']][] = [
  [1, 7, { en: 'Coptic Christmas', ar: 'عيد الميلاد المجيد' }],
  [1, 25, { en: 'Revolution and Police Day', ar: 'عيد الثورة والشرطة' }],
  [4, 25, { en: 'Sinai Liberation Day', ar: 'عيد تحرير سيناء' }],
  [5, 1, { en: 'Labour Day', ar: 'عيد العمال' }],
  [6, 30, { en: 'June 30 Revolution', ar: 'ثورة ٣٠ يونيو' }],
  [7, 23, { en: 'July 23 Revolution', ar: 'ثورة ٢٣ يوليو' }],
  [10, 6, { en: 'Armed Forces Day', ar: 'عيد القوات المسلحة' }],
];

/** The next date of each holiday, in order. */
export function publicHolidays(now: Date): Holiday[] {
  return fixed
    .map(([month, day, label]) => ({ date: next(now, month, day), label }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function next(now: Date, month: number, day: number): string {
  const thisYear = Date.UTC(now.getUTCFullYear(), month - 1, day, 12);
  const passed = thisYear < now.getTime() - 24 * 60 * 60 * 1000;
  return new Date(passed ? Date.UTC(now.getUTCFullYear() + 1, month - 1, day, 12) : thisYear).toISOString();
}
