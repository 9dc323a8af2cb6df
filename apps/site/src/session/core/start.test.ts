import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import {
  answer,
  expirationName,
  hiddenSession,
  layla,
  now,
  openAuth,
  readableSession,
  tokenName,
} from './testing/open-auth.ts';

let logged: Mock;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {}) as unknown as Mock;
});
afterEach(() => void vi.restoreAllMocks());

const messages = () => logged.mock.calls.map(([error]) => (error as Error).message);

test('without a session nobody is asked', async () => {
  const { auth, world } = openAuth();
  await auth.start();
  expect(auth.state).toEqual({ user: null, loggedIn: false, strategy: 'local', busy: false });
  expect(world).toMatchObject({ calls: [], visits: [], resets: 0 });
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['readable', readableSession()],
  ['hidden', hiddenSession()],
  ['without an expiry', hiddenSession(false)],
])('with a token its user is fetched: %s', async (_, cookies) => {
  const { auth, world } = openAuth({ cookies });
  await auth.start();
  expect(world.calls).toEqual([{ path: 'auth/user', body: {} }]);
  expect(auth.state).toEqual({ user: layla, loggedIn: true, strategy: 'local', busy: false });
});

test('a user whom the server has named is not fetched again, and nobody is led away', async () => {
  const { auth, world } = openAuth({ cookies: hiddenSession(), guarded: true });
  await auth.start(layla);
  expect(auth.state).toMatchObject({ user: layla, loggedIn: true });
  expect(world).toMatchObject({ calls: [], visits: [] });
});

test('an expired token is a reset, and no word about it', async () => {
  const { auth, world } = openAuth({ cookies: hiddenSession(now + 500) });
  await auth.start(layla);
  expect(auth.state).toMatchObject({ user: null, loggedIn: false });
  expect(world).toMatchObject({ calls: [], resets: 1 });
  expect(world.cookies.has(expirationName)).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

test('a stored user that is a text is logged out, and led to login', async () => {
  const { auth, world } = openAuth({ cookies: readableSession() });
  await auth.start('<html>');
  expect(world.calls.map(({ path }) => path)).toEqual(['auth/logout']);
  expect(world.visits).toEqual(['/ar/auth/login']);
  expect(auth.state).toMatchObject({ user: null, loggedIn: false });
  expect(world.cookies.has(tokenName)).toBe(false);
});

test.each(['oauth', 'constructor', ''])(
  'a stored strategy that is not there (%j) is an error, and the default one takes its place at once',
  async (name) => {
    const told: unknown[] = [];
    const { auth, world } = openAuth({ cookies: { ...hiddenSession(), 'auth.strategy': name } });
    auth.onError((error, { method }) => told.push([method, (error as Error).message]));
    await auth.start();
    expect(told).toEqual([['start', `Strategy not supported: ${name}`]]);
    expect(messages()).toEqual([`Strategy not supported: ${name}`]);
    // The session is the reader's all the same.
    expect(auth.state).toMatchObject({ user: layla, loggedIn: true, strategy: 'local' });
    expect(world.cookies.get('auth.strategy')).toBe('local');
    await auth.logout();
    await auth.login({});
    expect(auth.state).toMatchObject({ user: layla, loggedIn: true });
    expect(told).toHaveLength(1);
  },
);

test('neither the stored strategy nor the default is there: both are errors, and the cookie is gone', async () => {
  const settings = { defaultStrategy: 'oauth', strategies: { local: {} } };
  const { auth, world } = openAuth({ cookies: { 'auth.strategy': 'saml' }, settings });
  await auth.start();
  expect(messages()).toEqual(['Strategy not supported: saml', 'Strategy not supported: oauth']);
  expect(world.cookies.has('auth.strategy')).toBe(false);
  await expect(auth.login({})).rejects.toThrow('No strategy is set!');
});

test('no strategy at all is an error, at the start and with each act', async () => {
  const { auth } = openAuth({ settings: { defaultStrategy: null } });
  await auth.start();
  expect(messages()).toEqual(['No strategy is set!']);
  await expect(auth.login({})).rejects.toThrow('No strategy is set!');
  await expect(auth.fetchUser()).rejects.toThrow('No strategy is set!');
  expect(() => auth.setStrategy('oauth')).toThrow('Strategy not supported: oauth');
});

test('other errors are logged, told to the callbacks, and never stop the app', async () => {
  const failure = answer(503);
  const { auth, world } = openAuth({
    cookies: hiddenSession(),
    answers: {
      'auth/user': () => {
        throw failure;
      },
    },
  });
  const told = vi.fn();
  auth.onError(told);
  await expect(auth.start()).resolves.toBeUndefined();
  expect(told).toHaveBeenCalledExactlyOnceWith(failure, { method: 'fetchUser' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  expect(auth.state.loggedIn).toBe(false);
  expect(world.cookies.has(expirationName)).toBe(true);
});

test.each([null, {}, { data: layla }, { user: 'layla' }, 'text'])(
  'an answer without a user (%j) signs out',
  async (reply) => {
    const told = vi.fn();
    const { auth, world } = openAuth({ cookies: hiddenSession(), answers: { 'auth/user': () => reply } });
    auth.onError(told);
    await auth.start();
    expect(told.mock.calls[0]![0].message).toBe('User Data response does not contain field user');
    expect(auth.state).toMatchObject({ user: null, loggedIn: false, busy: false });
    expect(world).toMatchObject({ resets: 1 });
  },
);

test('the token is never in what everybody may know', async () => {
  const { auth, world } = openAuth({ cookies: readableSession() });
  await auth.start();
  await auth.login({});
  expect(JSON.stringify(auth.state)).not.toContain('ey');
  expect(Object.keys(auth.state)).toEqual(['user', 'loggedIn', 'strategy', 'busy']);
  expect(world.cookies.get(tokenName)).toContain('ey');
});

test('an expired token on a page of the session leads to login, and back after it', async () => {
  const { auth, world } = openAuth({ cookies: hiddenSession(now - 1), guarded: true, at: '/ar/account' });
  await auth.start(layla);
  expect(auth.state.loggedIn).toBe(false);
  expect(world.visits).toEqual(['/ar/auth/login']);
  expect(world.cookies.get('auth.redirect')).toBe('/ar/account');
});
