import { expect, test } from 'vitest';
import { hasScope } from './auth.ts';

test.each([
  [['orders', 'chats'], 'orders', true],
  [['orders'], 'chats', false],
  [{ orders: true }, 'orders', true],
  [{ orders: 1 }, 'orders', true],
  [{ orders: false }, 'orders', false],
  [{ orders: true }, 'chats', false],
  [{}, 'constructor', false],
  [[], 'length', false],
  ['orders', 'orders', false],
  [null, 'orders', false],
  [undefined, 'orders', false],
])('a scope of %j holds %s: %s', (scope, name, held) => expect(hasScope(scope, name)).toBe(held));
