import { expect, test } from 'vitest';
import { loadT, loadTranslator } from '../../locale/load-catalogue.ts';
import { momentText } from './moment-text.ts';
import { officeText } from './opening-hours.tsx';

const cairo = 'Africa/Cairo';
/** Saturday evening in Cairo, and already Sunday further east. */
const today = '2026-11-21';
const say = async (iso: string) => {
  const english = await loadT('en', ['hours']);
  const arabic = await loadT('ar', ['hours']);
  return [
    momentText(iso, cairo, { locale: 'en', tag: 'en-US', t: english }, today).replaceAll('\u202F', ' '),
    momentText(iso, cairo, { locale: 'ar', tag: 'ar-EG-u-nu-arab', t: arabic }, today),
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

test.each([
  [{ open: true, until: '2026-11-21T22:00:00Z' }, '12:00 AM (Egypt Time)', 'الساعة ١٢:٠٠ ص (بتوقيت مصر)'],
  [
    { open: false, opensAt: '2026-11-24T07:00:00Z' },
    'on Tuesday at 9:00 AM (Egypt Time)',
    'يوم الثلاثاء الساعة ٩:٠٠ ص (بتوقيت مصر)',
  ],
] as const)('an office that is %o names the time zone in both languages', async (state, english, arabic) => {
  const [en, ar] = await Promise.all((['en', 'ar'] as const).map((locale) => loadTranslator(locale, ['hours'])));
  expect(officeText(state, cairo, en!, today).replaceAll('\u202F', ' ')).toContain(english);
  expect(officeText(state, cairo, ar!, today)).toContain(arabic);
});
