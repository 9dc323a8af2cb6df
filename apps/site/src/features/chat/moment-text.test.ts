import { expect, test } from 'vitest';
import { loadT } from '../locale/load-t.ts';
import { momentText } from './moment-text.ts';

const cairo = 'Africa/Cairo';
/** Saturday evening in Cairo, and already Sunday further east. */
const now = new Date('2026-11-21T20:30:00Z');
const say = async (iso: string) => {
  const english = await loadT('en', ['care']);
  const arabic = await loadT('ar', ['care']);
  return [
    momentText(iso, cairo, { locale: 'en', tag: 'en-US', t: english }, now).replaceAll('\u202F', ' '),
    momentText(iso, cairo, { locale: 'ar', tag: 'ar-EG-u-nu-arab', t: arabic }, now),
  ];
};

test.each([
  ['2026-11-21T21:15:00Z', 'today at 11:15 PM (Egypt Time)', 'اليوم الساعة ١١:١٥ م (بتوقيت مصر)'],
  ['2026-11-21T22:15:00Z', 'tomorrow at 12:15 AM (Egypt Time)', 'غدًا الساعة ١٢:١٥ ص (بتوقيت مصر)'],
  ['2026-11-24T07:00:00Z', 'on Tuesday at 9:00 AM (Egypt Time)', 'يوم الثلاثاء الساعة ٩:٠٠ ص (بتوقيت مصر)'],
  [
    '2026-12-01T07:00:00Z',
    'on Tuesday, December 1 at 9:00 AM (Egypt Time)',
    'يوم الثلاثاء، ١ ديسمبر الساعة ٩:٠٠ ص (بتوقيت مصر)',
  ],
])('%s is %s', async (iso, english, arabic) => {
  expect(await say(iso)).toEqual([english, arabic]);
});
