import { expect, test } from 'vitest';
import { authOptions } from './auth-options.ts';
import { createStorage } from './auth-storage.ts';

test('keys that begin with _ never enter the public state', () => {
  const cookies = new Map<string, string>([['auth._kept', 'secret']]);
  const storage = createStorage(
    { get: (name) => cookies.get(name) ?? null, set: (name, value) => void cookies.set(name, value) },
    authOptions().cookie,
  );
  storage.set('strategy', 'local');
  storage.set('_nasaq_token.local', 'secret');
  expect(storage.get('_kept')).toBe('secret');
  expect(storage.publicState()).toEqual({ strategy: 'local' });
  expect(cookies.get('auth._nasaq_token.local')).toBe('secret');
  storage.remove('strategy');
  expect(storage.publicState()).toEqual({});
});
