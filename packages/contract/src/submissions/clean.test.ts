import { expect, test } from 'vitest';
import { cleanFlag, cleanLine, cleanList, cleanNumber, cleanText, normalizeDigits, cleanDate } from './clean.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['۲۰۳۰-۰۱-۳۱', '2030-01-31'],
])('%s → %s', (typed, expected) => {
  expect(normalizeDigits(typed)).toBe(expected);
});

test.each([
  ['line ends, which would begin a mail header', 'Layla\r\nBcc: a@b.co', 'Layla Bcc: a@b.co'],
  ['the other line ends', 'a\u2028b\u2029c\u0085d\u000Be', 'a b cd e'],
  ['spaces around and between', '  a \t\u00A0 b  ', 'a b'],
  ['a null byte', 'a\0b', 'ab'],
  ['controls', 'a\u0007\u001B[31mb\u007F', 'a[31mb'],
  ['bidi controls', '\u202Eevil\u202C \u2066x\u2069\u200F', 'evil x'],
  ['a zero-width space before an address', '\u200Blayla@example.com', 'layla@example.com'],
  ['what nobody sees, within and around', '\uFEFFlay\u2060la@\u200Bexample.com\uFEFF', 'layla@example.com'],
  ['joiners where nothing is joined', '\u200Dlay\u200Cla@example.com\u200C', 'layla@example.com'],
  ['a joiner that a word has', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['a decomposed letter', 'e\u0301', '\u00E9'],
  ['half of an emoji', 'a\uD83D', 'a\uFFFD'],
  ['an emoji that is joined', '👩‍💻 ليلى', '👩‍💻 ليلى'],
  ['a number', 7, '7'],
  ['an object', { toString: () => 'x' }, ''],
  ['a list', ['a'], ''],
])('a line with %s', (_, value, expected) => {
  expect(cleanLine(value)).toBe(expected);
});

test('a text keeps its lines, tabs and direction marks, and loses what no text has', () => {
  expect(cleanText(' a\r\nb\rc\u2028d\0\u0008\n\n\t\u202Bعربي\u202C ')).toBe('a\nb\nc\nd\n\n\t\u202Bعربي\u202C');
});

test('a flag is what a ticked box sends', () => {
  expect([true, 'on', 'true', '1', 'yes'].map(cleanFlag)).toEqual([true, true, true, true, true]);
  expect([false, 'off', '', 'ON', 1, null, undefined, ['on']].map(cleanFlag)).not.toContain(true);
});

test('a number is read in any digits; what is none is NaN, and nothing is null', () => {
  expect([3, '3', ' ٣ ', '۳', '٢٫٥'].map(cleanNumber)).toEqual([3, 3, 3, 3, 2.5]);
  expect(cleanNumber('three')).toBeNaN();
  expect(['', ' ', null, undefined, {}].map(cleanNumber)).toEqual([null, null, null, null, null]);
});

test('a list is made of lines, commas of both languages, or repeated fields', () => {
  expect(cleanList('a\nb, c، d\r\n\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(cleanList([' a ', '', 'b\n', null, {}])).toEqual(['a', 'b']);
  expect(cleanList(undefined)).toEqual([]);
});

test.each([
  ['21/12/2026', '2026-12-21'],
  ['٢١/١٢/٢٠٢٦', '2026-12-21'],
  ['۲۱-۱۲-۲۰۲۶', '2026-12-21'],
  ['1.2.2027', '2027-02-01'],
  [' 5 / 6 / 2027 ', '2027-06-05'],
  ['12/21/2026', '2026-12-21'],
  ['2026-12-21', '2026-12-21'],
  ['31/2/2027', '2027-02-31'],
  ['21/12/26', '21/12/26'],
  ['31.12.26', '31.12.26'],
  ['٣١ ديسمبر ٢٠٢٦', '2026-12-31'],
  ['31 كانون الأول 2099', '2099-12-31'],
  ['Dec 31st, 2026', '2026-12-31'],
  ['٣١ فبراير ٢٠٢٧', '2027-02-31'],
  ['١ رمضان ١٤٤٨', '2027-02-08'],
  ['tomorrow', 'tomorrow'],
  ['غدا', 'غدا'],
  ['', ''],
])('the day %j is %j', (typed, day) => {
  expect(cleanDate(typed)).toBe(day);
});
