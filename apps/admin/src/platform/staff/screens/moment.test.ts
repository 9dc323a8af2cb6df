import { expect, test } from 'vitest';
import { menuDay, menuMoment } from '../interface-language.ts';
import { age } from './moment.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:40Z', 'just now', 'قبل لحظات'],
  ['2026-11-21T11:18:00Z', '42 minutes ago', 'قبل 42 دقيقة'],
  ['2026-11-21T09:00:00Z', '3 hours ago', 'قبل 3 ساعات'],
  ['2026-11-20T11:00:00Z', 'yesterday', 'أمس'],
  ['2026-11-10T11:00:00Z', 'last week', 'الأسبوع الماضي'],
  ['2025-06-01T11:00:00Z', 'last year', 'السنة الماضية'],
  // A clock that runs ahead of ours.
  ['2026-11-21T12:00:30Z', 'just now', 'قبل لحظات'],
])('%s is «%s»', (moment, english, arabic) => {
  expect([age(moment, 'en', now), age(moment, 'ar', now)]).toEqual([english, arabic]);
});

test('moments and days have one form: the day before its month, the hours of the whole day, and 0123 in Arabic too', () => {
  const [at, timeZone] = ['2026-11-27T12:05:00Z', 'Africa/Cairo'];
  expect(menuMoment(at, 'en', { timeZone })).toBe('27 November 2026 at 14:05');
  expect(menuMoment(at, 'ar', { timeZone })).toBe('27 نوفمبر 2026 في 14:05');
  expect(menuMoment(at, 'en', { timeZone, withWeekday: true })).toMatch(/^Friday,? 27 November 2026 at 14:05$/);
  expect([menuDay(at, 'en', { timeZone }), menuDay(at, 'ar', { timeZone })]).toEqual([
    '27 November 2026',
    '27 نوفمبر 2026',
  ]);
  // A day that is stored as its noon is the same one everywhere.
  expect(menuDay('2026-11-30T12:00:00Z', 'en', { timeZone: 'UTC' })).toBe('30 November 2026');
});
