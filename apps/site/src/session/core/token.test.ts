import { expect, test } from 'vitest';
import { expirationName, hiddenSession, jwt, now, openAuth, readableSession, tokenName } from './testing/open-auth.ts';
import { tokenStatus } from './token.ts';

const seconds = now / 1_000;
const login = (answer: object, settings = {}) =>
  openAuth({ answers: { 'auth/login': () => answer }, settings: { strategies: { local: settings } } });

test('it is valid until half a second before its expiry', () => {
  expect(tokenStatus(true, now + 501, now)).toBe('VALID');
  expect(tokenStatus(true, now + 500, now)).toBe('EXPIRED');
  expect(tokenStatus(true, now - 1, now)).toBe('EXPIRED');
});

test('without a token or an expiry it is unknown', () => {
  expect(tokenStatus(false, now + 10_000, now)).toBe('UNKNOWN');
  expect(tokenStatus(true, false, now)).toBe('UNKNOWN');
});

test.each([
  ['what it says itself', { token: jwt({ exp: seconds + 60 }), expires_in: 900 }, now + 60_000],
  ['what the answer says', { token: jwt({}), expires_in: 900 }, now + 900_000],
  ['thirty days', { token: jwt({}) }, now + 2_592_000_000],
])('it expires after %s', async (_, answer, expiry) => {
  const { auth, world } = login(answer);
  await auth.start();
  await auth.login({});
  expect(world.cookies.get(expirationName)).toBe(String(expiry));
});

test('one that never expires is kept as such, and used', async () => {
  const { auth, world } = login({ token: jwt({}) }, { token: { maxAge: false } });
  await auth.start();
  await auth.login({});
  expect(world.cookies.get(expirationName)).toBe('false');
  world.now += 1e12;
  expect(await auth.authorize('/api/v1/account')).toHaveProperty('Authorization');
});

test('it is stored for thirty days, other cookies for a year; all of them lax, secure, and for every path', async () => {
  const { auth, world } = openAuth();
  await auth.start();
  await auth.login({});
  const common = { path: '/', sameSite: 'lax', secure: true };
  expect(Object.fromEntries(world.attributes)).toEqual({
    'auth.strategy': { ...common, maxAge: 31_536_000 },
    [tokenName]: { ...common, maxAge: 2_592_000 },
    [expirationName]: { ...common, maxAge: 2_592_000 },
  });
});

test('its names, type and header can be set', async () => {
  const { auth, world } = login(
    { access: jwt({ exp: seconds + 60 }) },
    { token: { prefix: '_t.', expirationPrefix: '_e.', type: 'JWT', name: 'X-Auth', property: 'access' } },
  );
  await auth.start();
  await auth.login({});
  expect([...world.cookies.keys()]).toEqual(['auth.strategy', 'auth._t.local', 'auth._e.local']);
  expect(await auth.authorize('/api/v1/account')).toEqual({ 'X-Auth': `JWT ${jwt({ exp: seconds + 60 })}` });
});

test('the header has the type once, whether the value carries it or not', async () => {
  const token = jwt({ exp: seconds + 60 });
  for (const stored of [token, `Bearer ${token}`]) {
    const { auth } = openAuth({ cookies: { ...hiddenSession(), [tokenName]: stored } });
    await auth.start();
    expect(await auth.authorize('/api/v1/account')).toEqual({ Authorization: `Bearer ${token}` });
  }
});

test('it goes to the API’s own origin only', async () => {
  const { auth } = openAuth({ cookies: readableSession() });
  await auth.start();
  expect(await auth.authorize('https://nasaq.example/api/v1/home')).toHaveProperty('Authorization');
  for (const other of ['https://evil.example/api/v1/home', '//evil.example/', 'http://nasaq.example/'])
    expect(await auth.authorize(other)).toEqual({});
});

test('one that scripts do not see is sent by the site’s server, not from here', async () => {
  const { auth } = openAuth({ cookies: hiddenSession() });
  await auth.start();
  expect(auth.state.loggedIn).toBe(true);
  expect(await auth.authorize('/api/v1/account')).toEqual({});
});

test.each([
  ['readable', readableSession()],
  ['hidden', hiddenSession()],
])('past its time a call is not sent, and the session is over: %s', async (_, cookies) => {
  const { auth, world } = openAuth({ cookies });
  await auth.start();
  world.now += 600_000 - 500;
  await expect(auth.authorize('/api/v1/account')).rejects.toMatchObject({ name: 'ExpiredSessionError' });
  expect(auth.state).toMatchObject({ user: null, loggedIn: false });
  expect(world.cookies.has(tokenName) || world.cookies.has(expirationName)).toBe(false);
  expect(await auth.authorize('/api/v1/account')).toEqual({});
});

test('a stored one that cannot be read ends the session at the first call', async () => {
  const { auth, world } = openAuth({ cookies: { [tokenName]: 'Bearer broken' } });
  await expect(auth.authorize('/api/v1/home')).resolves.toEqual({});
  auth.setStrategy('local');
  await expect(auth.authorize('/api/v1/home')).rejects.toThrow('Invalid token specified: missing part #2');
  expect(world.cookies.has(tokenName)).toBe(false);
});

test('a login that brings a broken one fails', async () => {
  const { auth } = login({ token: 'broken' });
  await auth.start();
  await expect(auth.login({})).rejects.toThrow('Invalid token specified: missing part #2');
  expect(auth.state).toMatchObject({ loggedIn: false, busy: false });
});
