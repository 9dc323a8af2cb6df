import { expect, test, vi } from 'vitest';

vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
const { seal, unseal } = await import('./sealed.ts');

test('what is sealed → is read for its purpose alone, and looks different each time', () => {
  const [one, other] = [seal('code', 'نسق JBSWY3DP'), seal('code', 'نسق JBSWY3DP')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSWY3DP');
  expect([unseal('code', one), unseal('code', other)]).toEqual(['نسق JBSWY3DP', 'نسق JBSWY3DP']);
  expect(unseal('another', one)).toBeNull();
});

test('what was changed, cut or never sealed → is nothing', () => {
  const sealed = seal('code', 'JBSWY3DP');
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  for (const text of [changed, sealed.slice(0, 20), sealed.slice(3), 'v1.', ''])
    expect(unseal('code', text)).toBeNull();
});
