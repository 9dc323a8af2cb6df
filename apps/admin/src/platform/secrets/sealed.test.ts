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

test('what a former secret has sealed → is read, and sealed anew it no longer needs that one', async () => {
  const sealed = seal('code', 'JBSWY3DP');
  const after = async (variables: Record<string, string>) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    vi.resetModules();
    return import('./sealed.ts');
  };
  const both = await after({
    NASAQ_SECRET: 'another secret that is long enough for it',
    NASAQ_FORMER_SECRETS: 'a secret that is long enough for a test',
  });
  expect(both.unseal('code', sealed)).toBe('JBSWY3DP');
  const anew = both.sealAnew('code', sealed)!;
  expect(both.sealAnew('code', anew)).toBeNull();
  const { unseal: unsealed } = await after({ NASAQ_FORMER_SECRETS: '' });
  expect([unsealed('code', anew), unsealed('code', sealed)]).toEqual(['JBSWY3DP', null]);
});
