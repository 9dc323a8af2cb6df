import { fold } from '@nasaq/contract';

/** Names of the months, folded, in both languages and in the ways of Egypt, the Gulf and the Levant. */
const names: readonly string[] = [
  'january jan يناير كانون_الثاني',
  'february feb فبراير شباط',
  'march mar مارس آذار',
  'april apr أبريل إبريل نيسان',
  'may مايو أيار',
  'june jun يونيو يونيه حزيران',
  'july jul يوليو يوليه تموز',
  'august aug أغسطس آب أوت',
  'september sep sept سبتمبر أيلول',
  'october oct أكتوبر تشرين_الأول',
  'november nov نوفمبر تشرين_الثاني',
  'december dec ديسمبر كانون_الأول',
];

/** From 1, by folded name. */
export const months: ReadonlyMap<string, number> = new Map(
  names.flatMap((line, index) => line.split(' ').map((name) => [fold(name.replace('_', ' ')), index + 1] as const)),
);

const days: readonly string[] = [
  'sunday sundays الأحد',
  'monday mondays الاثنين',
  'tuesday tuesdays الثلاثاء',
  'wednesday wednesdays الأربعاء',
  'thursday thursdays الخميس',
  'friday fridays الجمعة',
  'saturday saturdays السبت',
];

/** From 0, by folded name. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  days.flatMap((line, index) => line.split(' ').map((name) => [fold(name), index] as const)),
);

export const article = 'ال';

/** What stands before a weekday without its article. */
export const beforeWeekday: ReadonlySet<string> = new Set(
  ['يوم', 'كل', 'أيام', 'صباح', 'مساء', 'ليلة', 'ظهر'].map(fold),
);

/** Words that are a month only beside a number or where a month may stand: a verb, a wish, a father. */
export const doubtfulMonths: ReadonlySet<string> = new Set(['march', 'may', 'august', 'mar', 'jan', fold('آب')]);

/** What stands before a month that has no number. */
export const beforeMonth: ReadonlySet<string> = new Set(
  'in of since until till by from to and or during last next each every before after'.split(' '),
);

/** What stands between a month and its year, or a day and its month. */
export const insideDate: ReadonlySet<string> = new Set(['of', 'the', ...['من', 'شهر', 'عام', 'سنة'].map(fold)]);

/** Half of the day, by what is written behind an hour. */
export const dayHalves: Record<string, 'am' | 'pm'> = {
  am: 'am',
  'a.m.': 'am',
  pm: 'pm',
  'p.m.': 'pm',
  ص: 'am',
  صباحا: 'am',
  فجرا: 'am',
  م: 'pm',
  مساء: 'pm',
  ظهرا: 'pm',
  عصرا: 'pm',
  ليلا: 'pm',
};
