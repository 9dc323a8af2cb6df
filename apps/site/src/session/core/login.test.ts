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

const fails = (status: number) => () => {
  throw answer(status);
};

test('a login sends the credentials, keeps the token, and fetches the user; it is busy meanwhile', async () => {
  const { auth, world } = openAuth();
  await auth.start();
  const states: boolean[] = [];
  auth.subscribe(() => states.push(auth.state.busy));
  await auth.login({ email: 'layla@example.com', password: 'x' });
  expect(world.calls).toEqual([
    { path: 'auth/login', body: { email: 'layla@example.com', password: 'x' } },
    { path: 'auth/user', body: {} },
  ]);
  expect(world.busyDuring).toEqual([true, true]);
  expect(states[0]).toBe(true);
  expect(auth.state).toEqual({ user: layla, loggedIn: true, strategy: 'local', busy: false });
  expect(world.cookies.get(tokenName)).toMatch(/^Bearer ey/);
});

test('client id, grant type and scope go along where they are set', async () => {
  const { auth, world } = openAuth({
    settings: { strategies: { local: { clientId: 'site', grantType: 'password', scope: ['orders', 'chats'] } } },
  });
  await auth.start();
  await auth.login({ email: 'a' });
  expect(world.calls[0]!.body).toEqual({
    email: 'a',
    client_id: 'site',
    grant_type: 'password',
    scope: 'orders chats',
  });
});

test('an answer without a token: the server keeps it, and its expiration stands in its place', async () => {
  const { auth, world } = openAuth({
    answers: {
      'auth/login': () => {
        world.cookies.set(expirationName, String(now + 60_000));
        return { expires_in: 60 };
      },
    },
  });
  await auth.start();
  await auth.login({});
  expect(auth.state.loggedIn).toBe(true);
  expect(world.cookies.has(tokenName)).toBe(false);
});

test('a former session is forgotten before, also the one that scripts do not see', async () => {
  const { auth, world } = openAuth({ cookies: hiddenSession() });
  await auth.start();
  const order: string[] = [];
  auth.subscribe(() => order.push(`${auth.state.user?.name ?? 'nobody'}, ${world.calls.length}`));
  await auth.login({});
  expect(world.resets).toBe(1);
  expect(order).toContain('nobody, 1');
});

test('wrong credentials: the error goes to the caller and the callbacks, and it is busy no longer', async () => {
  const { auth, world } = openAuth({ answers: { 'auth/login': fails(422) } });
  const told = vi.fn();
  auth.onError(told);
  await auth.start();
  await expect(auth.login({})).rejects.toMatchObject({ status: 422 });
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 422 }), { method: 'login' });
  expect(auth.state).toEqual({ user: null, loggedIn: false, strategy: 'local', busy: false });
  expect(world.calls).toHaveLength(1);
});

test('an answer without a user: told, signed out, busy no longer', async () => {
  const { auth, world } = openAuth({ answers: { 'auth/user': () => ({}) } });
  const told = vi.fn();
  const stop = auth.onError(told);
  await auth.start();
  await expect(auth.login({})).rejects.toThrow('User Data response does not contain field user');
  expect(told).toHaveBeenCalledOnce();
  expect(auth.state).toMatchObject({ user: null, loggedIn: false, busy: false });
  expect(world.cookies.has(tokenName)).toBe(false);
  stop();
  await expect(auth.login({})).rejects.toThrow();
  expect(told).toHaveBeenCalledOnce();
});

test('a logout revokes the token, forgets it, and leads to its target', async () => {
  const { auth, world } = openAuth({ cookies: readableSession() });
  await auth.start();
  await auth.logout();
  expect(world.calls.at(-1)).toEqual({ path: 'auth/logout', body: {} });
  expect(auth.state).toMatchObject({ user: null, loggedIn: false });
  expect(world.cookies.has(tokenName)).toBe(false);
  expect(world.visits).toEqual(['/ar/auth/login']);
  expect(world.cookies.has('auth.redirect')).toBe(false);
});

test('that a logout fails is only logged', async () => {
  const { auth, world } = openAuth({ cookies: readableSession(), answers: { 'auth/logout': fails(0) } });
  await auth.start();
  await auth.logout();
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0 }));
  expect(auth.state.loggedIn).toBe(false);
  expect(world.visits).toEqual(['/ar/auth/login']);
});

test('whose session the API has ended already is signed out without a word of failure', async () => {
  const { auth, world } = openAuth({ cookies: readableSession(), answers: { 'auth/logout': fails(401) } });
  const told = vi.fn();
  await auth.start();
  auth.onError(told);
  await auth.logout();
  expect(logged).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
  expect(auth.state.loggedIn).toBe(false);
  expect(world.cookies.has(tokenName)).toBe(false);
  expect(world.visits).toEqual(['/ar/auth/login']);
});

test('the server is asked to forget a token that scripts do not see, and only such a one', async () => {
  const hidden = openAuth({ cookies: hiddenSession() });
  await hidden.auth.start();
  await hidden.auth.reset();
  await hidden.auth.reset();
  expect(hidden.world.resets).toBe(1);
  expect(hidden.world.cookies.has(expirationName)).toBe(false);

  const readable = openAuth({ cookies: readableSession() });
  await readable.auth.start();
  await readable.auth.reset();
  expect(readable.world.resets).toBe(0);
});

test('without a token there is nobody to fetch', async () => {
  const { auth, world } = openAuth();
  await auth.start();
  await auth.fetchUser();
  expect(world.calls).toEqual([]);
});

test('errors end the session where that is set: always, or for those that are named', async () => {
  const always = openAuth({
    cookies: hiddenSession(),
    answers: { 'auth/user': fails(503) },
    settings: { resetOnError: true },
  });
  await always.auth.start(layla);
  await expect(always.auth.fetchUser()).rejects.toMatchObject({ status: 503 });
  expect(always.auth.state.loggedIn).toBe(false);

  const named = openAuth({
    cookies: hiddenSession(),
    answers: { 'auth/user': fails(503) },
    settings: { resetOnError: (error) => (error as { status: number }).status === 403 },
  });
  await named.auth.start(layla);
  await expect(named.auth.fetchUser()).rejects.toMatchObject({ status: 503 });
  expect(named.auth.state.loggedIn).toBe(true);
});

test('scopes are the user’s', async () => {
  const { auth } = openAuth({ cookies: hiddenSession() });
  expect(auth.hasScope('orders')).toBe(false);
  await auth.start();
  expect(auth.hasScope('orders')).toBe(true);
  auth.setUser({ ...layla, scope: { chats: true } });
  expect([auth.hasScope('orders'), auth.hasScope('chats')]).toEqual([false, true]);
});

test('a browser that keeps no cookies: told, nobody asked for, busy no longer', async () => {
  const { auth, world } = openAuth({ answers: { 'auth/login': () => ({ expires_in: 60 }) } });
  const told = vi.fn();
  auth.onError(told);
  await auth.start();
  await expect(auth.login({})).rejects.toMatchObject({ name: 'SessionNotKeptError' });
  expect(told).toHaveBeenCalledOnce();
  expect(world.calls.map(({ path }) => path)).toEqual(['auth/login']);
  expect(auth.state).toMatchObject({ user: null, loggedIn: false, busy: false });
});

test.each([
  ['scripts hold', readableSession(), 0],
  ['scripts do not see', hiddenSession(), 1],
])('the answer to the logout takes the cookies away; a token that %s is asked to be forgotten %j', async (...row) => {
  const [, cookies, resets] = row;
  const { auth, world } = openAuth({ cookies, answers: { 'auth/logout': () => world.cookies.clear() } });
  await auth.start();
  await auth.logout();
  expect(world.resets).toBe(resets);
});
