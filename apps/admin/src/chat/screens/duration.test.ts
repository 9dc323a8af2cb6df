import { expect, test } from 'vitest';
import { duration } from './duration.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:20Z', null, null],
  ['2026-11-21T11:48:00Z', '12 mins', '12 دقيقة'],
  ['2026-11-21T09:10:00Z', '2 hrs', 'ساعتان'],
  ['2026-11-18T09:00:00Z', '3 days', '3 أيام'],
  // A clock that runs ahead of ours.
  ['2026-11-21T12:00:30Z', null, null],
])('since %s it is «%s»', (since, english, arabic) => {
  expect([duration(since, 'en', now), duration(since, 'ar', now)]).toEqual([english, arabic]);
});
