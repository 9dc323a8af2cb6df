import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiddenSession, layla, openAuth, readableSession } from './testing/open-auth.ts';

const stored = 'auth.redirect';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('going to login keeps the path that was asked for; going home uses it up', async () => {
  const { auth, world } = openAuth({ at: '/ar/account?tab=orders#first' });
  await auth.redirect('login');
  expect(world.cookies.get(stored)).toBe('/ar/account?tab=orders#first');
  await auth.redirect('home');
  expect(world.visits).toEqual(['/ar/auth/login', '/ar/account?tab=orders#first']);
  expect(world.cookies.has(stored)).toBe(false);
  await auth.redirect('home');
  expect(world.visits.at(-1)).toBe('/ar');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  'a stored %j is ignored, and gone',
  async (path) => {
    const { auth, world } = openAuth({ cookies: { [stored]: path } });
    await auth.redirect('home');
    expect(world.visits).toEqual(['/ar']);
    expect(world.cookies.has(stored)).toBe(false);
  },
);

test('login itself is not a place to come back to', async () => {
  const { auth, world } = openAuth({ at: '/ar/auth/login?done=password' });
  await auth.redirect('login');
  expect(world.cookies.has(stored)).toBe(false);
  expect(world.visits).toEqual([]);
});

test('targets can be set, and left out', async () => {
  const { auth, world } = openAuth({ settings: { redirect: { home: '/account', logout: false } } });
  await auth.redirect('home');
  await auth.redirect('logout');
  expect(world.visits).toEqual(['/ar/account']);
});

test('on a page with auth metadata a login leads home, to the path that was asked for', async () => {
  const { auth, world } = openAuth({ at: '/ar/auth/login', guarded: true, cookies: { [stored]: '/ar/account' } });
  await auth.start();
  await auth.login({});
  await vi.waitFor(() => expect(world.here).toBe('/ar/account'), 20_000);
  expect(world.visits).toEqual(['/ar/account']);
});

test('on a page with auth metadata a session that ends leads to the logout target, once', async () => {
  const { auth, world } = openAuth({ at: '/ar/account', guarded: true, cookies: hiddenSession() });
  await auth.start(layla);
  await auth.logout();
  expect(world.visits).toEqual(['/ar/auth/login']);
});

test('on other pages a login or a reset leads nowhere', async () => {
  const { auth, world } = openAuth();
  await auth.start();
  await auth.login({});
  await auth.reset();
  expect(world.visits).toEqual([]);
});

test('a session that the API has ended: one logout, one redirect, and the path is kept', async () => {
  const { auth, world } = openAuth({ at: '/ar/account?tab=orders', guarded: true, cookies: readableSession() });
  await auth.start(layla);
  await auth.expire();
  expect(world.calls.map(({ path }) => path)).toEqual(['auth/logout']);
  expect(world.visits).toEqual(['/ar/auth/login']);
  expect(world.cookies.get(stored)).toBe('/ar/account?tab=orders');
  expect(auth.state.loggedIn).toBe(false);
});

test('without a user nobody is logged out, and the reader goes to login all the same', async () => {
  const { auth, world } = openAuth({ at: '/ar/ordering' });
  await auth.start();
  await auth.expire();
  expect(world.calls).toEqual([]);
  expect(world.visits).toEqual(['/ar/auth/login']);
  expect(world.cookies.get(stored)).toBe('/ar/ordering');
});

test('the clock is looked at where that is set: true is every second, a number as it is', async () => {
  vi.useFakeTimers();
  try {
    for (const [setting, every] of [
      [true, 1_000],
      [250, 250],
    ] as const) {
      const { auth, world } = openAuth({ cookies: hiddenSession(), settings: { validationInterval: setting } });
      await auth.start(layla);
      world.now += 600_000;
      await vi.advanceTimersByTimeAsync(every - 1);
      expect(auth.state.loggedIn).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(auth.state.loggedIn).toBe(false);
      auth.stop();
    }
    expect(vi.getTimerCount()).toBe(0);
    await openAuth({ cookies: hiddenSession() }).auth.start(layla);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
