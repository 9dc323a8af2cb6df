import { expect, test } from 'vitest';
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
