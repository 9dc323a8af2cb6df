import type { Calendar } from './calendars.ts';

/**
 * The months as people write them, after `fold` and without articles and apostrophes: Arabic in the usage of Egypt, of
 * the Levant and of the Maghreb, Hijri months in the usual English spellings.
 */
const gregorian = [
  /^(?:jan(?:uary)?|يناير|كانون الثاني|جانفي)$/,
  /^(?:feb(?:ruary)?|فبراير|شباط|فيفري)$/,
  /^(?:mar(?:ch)?|مارس|اذار)$/,
  /^(?:apr(?:il)?|ابريل|نيسان|افريل)$/,
  /^(?:may|مايو|ايار|ماي)$/,
  /^(?:june?|يونيو|يونيه|حزيران|جوان)$/,
  /^(?:july?|يوليو|يوليه|تموز|جويليه)$/,
  /^(?:aug(?:ust)?|اغسطس|اب|اوت)$/,
  /^(?:sept?(?:ember)?|سبتمبر|ايلول)$/,
  /^(?:oct(?:ober)?|اكتوبر|تشرين الاول)$/,
  /^(?:nov(?:ember)?|نوفمبر|تشرين الثاني)$/,
  /^(?:dec(?:ember)?|ديسمبر|كانون الاول)$/,
];
const hijri = [
  /^(?:mu[hḥ]ar+am|(?:ال)?محرم(?: الحرام)?)$/,
  /^(?:safar|صفر(?: الخير)?)$/,
  /^(?:rabi (?:aw+al|i|1)|ربيع (?:ال)?اول)$/,
  /^(?:rabi (?:thani|akhira?|ii|2)|ربيع (?:ال)?(?:اخر|ثاني))$/,
  /^(?:jumada (?:ula|aw+al|i|1)|جماد[يا] (?:ال)?اولي)$/,
  /^(?:jumada (?:akhira?h?|thani(?:ya)?h?|ii|2)|جماد[يا] (?:ال)?(?:اخره?|ثانيه?))$/,
  /^(?:rajab|رجب)$/,
  /^(?:sha ?ban|شعبان)$/,
  /^(?:ramad[ah]*n|رمضان)$/,
  /^(?:shaw+al|شوال)$/,
  /^(?:(?:dh|z|th)ul? ?q[aie]+dah?|ذ[وي] القعده)$/,
  /^(?:(?:dh|z|th)ul? ?hij+ah?|ذ[وي] الحجه)$/,
];

/** Which month a word or two name, and of which calendar; `null` where they name none. */
export function monthOf(words: string): { calendar: Calendar; month: number } | null {
  for (const [calendar, months] of [
    ['gregorian', gregorian],
    ['hijri', hijri],
  ] as const) {
    const month = months.findIndex((pattern) => pattern.test(words)) + 1;
    if (month > 0) return { calendar, month };
  }
  return null;
}

/** Words that say of a date what it says itself: weekdays, "of", ordinals, "year". */
const idle =
  /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun|mon|tue|wed|thu|fri|sat|the|of|st|nd|rd|th|al|ul|el|يوم|من|شهر|سنه|عام|السبت|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه)$/;
const ofHijri = /^(?:ah|h|ه|هجري|هجريه)$/;
const ofGregorian = /^(?:ad|ce|م|ميلادي|ميلاديه)$/;

/** The words of a date that name its month, and the calendar that the others name. */
export function wordsOfDate(text: string): { month: string; calendar: Calendar | null } {
  const words = text.split(' ').filter((word) => word !== '' && !idle.test(word));
  const month = words.filter((word) => !ofHijri.test(word) && !ofGregorian.test(word)).join(' ');
  if (words.some((word) => ofHijri.test(word))) return { month, calendar: 'hijri' };
  return { month, calendar: words.some((word) => ofGregorian.test(word)) ? 'gregorian' : null };
}
