import { expect, test } from 'vitest';
import { otherLayout } from './keyboard-layout.ts';

test.each([
  ['صثلا', 'web'],
  ['لاعهمي', 'build'],
  ['مهلاف', 'light'],
  ['jwldl', 'تصميم'],
  ['JWLDL', 'تصميم'],
  ['lj[v', 'متجر'],
  ['hgfk,;', 'البنوك'],
  ['j]vdf', 'تدريب'],
  ['Gjhk', 'لأتان'],
])('%s may be %s', (typed, meant) => {
  expect(otherLayout(typed)).toContain(meant);
});

test('what has no other key stays', () => {
  expect(otherLayout('2026 😀')).toEqual(['2026 😀']);
});
