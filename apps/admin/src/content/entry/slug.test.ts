import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['Web platforms', 'web-platforms'],
  ['  Don’t  panic! ', 'dont-panic'],
  ['Café Über 2026', 'cafe-uber-2026'],
  ['منصّات الويب', 'منصات-الويب'],
  ['نَسَقٌ واحِدٌ', 'نسق-واحد'],
  ['الـتـصـمـيـم', 'التصميم'],
  ['\u200fأ/ب\u200e', 'أ-ب'],
  ['إدارة المؤسسات، والأعمال', 'إدارة-المؤسسات-والأعمال'],
  ['١٢ سنة', '١٢-سنة'],
  ['!!!', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('a decomposed Arabic letter and a composed one give the same slug', () => {
  expect(toSlug('\u0627\u0653ية')).toBe(toSlug('\u0622ية'));
});

test('a slug is its own slug', () => {
  const slug = toSlug('كيف نُصمِّم النماذج التي لا تضيّع شيئا؟');
  expect(toSlug(slug)).toBe(slug);
});

test('a long title is cut between words', () => {
  const slug = toSlug('word '.repeat(60));
  expect(slug.length).toBeLessThanOrEqual(96);
  expect(slug.endsWith('word')).toBe(true);
});
