import { type CalendarDate, dateOf, dayOf } from '../dates/calendars.ts';
import { readTypedDate } from '../dates/read-date.ts';
import { latinDigits } from '../digits.ts';

/** Controls that reorder the text around them; a name or subject has no use for them. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu;
/** What nobody sees and no line needs, as it comes along with what is copied: zero-width space, word joiner, byte order mark. */
const invisible = /[\u200B\u2060\uFEFF]/gu;
/** Joiners form letters of other scripts and pictures; at an end of a line or beside a Latin letter or sign they are of no use. */
const idleJoiners =
  /(?<=^|[\p{Script=Latin}\p{ASCII}\s])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\p{Script=Latin}\p{ASCII}\s])/gu;
// Tab and line feed stay; PostgreSQL accepts no null byte at all.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

/** Digits of either script as Latin ones, with the Arabic decimal sign and without thousands signs: as a number is read. */
export function normalizeDigits(text: string): string {
  return latinDigits(text).replaceAll('٫', '.').replaceAll('٬', '');
}

/** One line as a person meant it: NFC, no control characters, none that nobody sees, single spaces, trimmed. */
export function cleanLine(value: unknown): string {
  return asText(value)
    .replace(invisible, '')
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(controls, '')
    .replace(bidiControls, '')
    .replace(idleJoiners, '')
    .normalize('NFC')
    .trim();
}

/** Several lines: NFC, `\n` between them, no control characters besides tab; direction marks stay, an unknown surrogate does not. */
export function cleanText(value: unknown): string {
  return asText(value)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(controls, '')
    .normalize('NFC')
    .trim();
}

/** `on`, `true`, `1` and `yes` are what a ticked box sends. */
export function cleanFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && ['on', 'true', '1', 'yes'].includes(value));
}

/** `null` for nothing; `NaN` for what is no number, which `number` and `between` refuse. Any digits are read. */
export function cleanNumber(value: unknown): number | null {
  const text = normalizeDigits(cleanLine(typeof value === 'number' ? String(value) : value));
  return text === '' ? null : Number(text);
}

/**
 * `YYYY-MM-DD` of a day as people write it, in any digits or with the name of its month, of either calendar: `21/12/2026`,
 * `٢١ ديسمبر ٢٠٢٦`, `Dec 21, 2026`. The day comes first, as both languages of the site have it, unless only the other way
 * round is a month. A day that its month lacks is written so, too, for the rule `day` to refuse; anything else stays as
 * it was typed, which the rule `date_written` refuses.
 */
export function cleanDate(value: unknown): string {
  const text = normalizeDigits(cleanLine(value));
  const read = readTypedDate(text);
  if ('problem' in read) return text;
  if (read.calendar === 'gregorian') return isoDate(read.date);
  const day = dayOf('hijri', read.date);
  return day === null ? text : isoDate(dateOf('gregorian', day));
}

function isoDate({ day, month, year }: CalendarDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** What lines, commas or repeated fields hold, without empty ones. */
export function cleanList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : asText(value).split(/[\r\n,،]+/u);
  return parts.map((part) => cleanLine(part)).filter(Boolean);
}

function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.toWellFormed() : '';
}
