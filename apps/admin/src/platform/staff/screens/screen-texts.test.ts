import { expect, test } from 'vitest';
import { fill } from './screen-texts.ts';

test('a value has its own direction, and one that was filled itself the direction of its sentence', () => {
  expect(fill('{name} is here', { name: 'سلمى' })).toBe('\u2068سلمى\u2069 is here');
  const field = fill('{field} ({language})', { field: 'أسئلة', language: 'الإنجليزية' });
  // Isolates and brackets alone have no direction: they would run from left to right, the brackets first.
  expect(fill('{field}، وأُزيل شيء', { field })).toBe(`\u2067${field}\u2069، وأُزيل شيء`);
  expect(fill('{field}, and something was removed', { field })).toBe(`\u2066${field}\u2069, and something was removed`);
  expect(fill('{unknown} stays', {})).toBe('{unknown} stays');
});
