import type { AccountUser } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { type Middleware, runMiddleware } from './middleware.ts';

const user: AccountUser = {
  id: '1',
  name: 'Layla',
  email: 'layla@example.com',
  phone: null,
  locale: 'ar',
  scope: [],
  ban: { isBanned: false, reason: '' },
};
const visit = (loggedIn: boolean) => ({
  locale: 'ar' as const,
  path: '/ordering',
  session: { user: loggedIn ? user : null },
});

describe('order', () => {
  test('the global one first, then the page’s, each once', async () => {
    const ran: string[] = [];
    const note =
      (name: string): Middleware =>
      () =>
        void ran.push(name);
    const known = { 'is-banned': note('is-banned'), auth: note('auth'), guest: note('guest') };
    await runMiddleware(['guest', 'is-banned', 'auth', 'guest'], visit(false), known);
    expect(ran).toEqual(['is-banned', 'guest', 'auth']);
  });

  test('the first that does not continue is the last', async () => {
    const ran: string[] = [];
    const known: Record<string, Middleware> = { 'is-banned': () => false, auth: () => void ran.push('auth') };
    expect(await runMiddleware(['auth'], visit(false), known)).toEqual({ kind: 'error', status: 404 });
    expect(ran).toEqual([]);
  });
});

test.each(['admin', 'constructor'])('an unknown name (%s) is an error', async (name) => {
  await expect(runMiddleware([name], visit(false))).rejects.toThrow(`Unknown route middleware: '${name}'.`);
});

test('auth sends the signed-out to login, in their language', async () => {
  expect(await runMiddleware(['auth'], visit(false))).toEqual({ kind: 'redirect', to: '/ar/auth/login', status: 302 });
  expect(await runMiddleware(['auth'], visit(true))).toBeNull();
});

test('guest sends the signed-in home', async () => {
  expect(await runMiddleware(['guest'], visit(true))).toEqual({ kind: 'redirect', to: '/ar', status: 302 });
  expect(await runMiddleware(['guest'], visit(false))).toBeNull();
});

test('a banned reader keeps reading, also the pages of their account', async () => {
  const banned = { ...visit(true), session: { user: { ...user, ban: { isBanned: true, reason: 'Spam.' } } } };
  expect(await runMiddleware(['is-banned'], banned)).toBeNull();
  expect(await runMiddleware(['auth'], banned)).toBeNull();
});
