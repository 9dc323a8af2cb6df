import { expirationCookie, tokenCookie } from '@nasaq/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FixtureAdmin } from '../server/test/fixture-admin.ts';
import { cookiesOf, knowsLayla, layla, signedIn, takenAway, token, unauthorized } from '../server/test/session-site.ts';
import { siteUrl, startTestSite } from '../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());
beforeEach(() => {
  vi.restoreAllMocks();
  admin.own.clear();
  admin.requests.length = 0;
  admin.failWith = null;
  knowsLayla(admin);
  admin.own.set('GET /api/v1/account/sessions', () => Response.json({ data: [] }));
});

const own = { 'sec-fetch-site': 'same-origin' };

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(fields);
  return Promise.resolve(site.request(siteUrl + path, { method: 'POST', body, headers: { ...own, ...headers } }));
}

interface Call {
  body: unknown;
  authorization: string | null;
  locale: string | null;
  device?: string;
}

/** Answers a call, and notes what it was asked. */
function answering(path: string, answer: () => Response): Call[] {
  const calls: Call[] = [];
  admin.own.set(`POST /api/v1/${path}`, async (request) => {
    const { headers } = request;
    calls.push({
      body: await request.json(),
      authorization: headers.get('authorization'),
      locale: headers.get('locale'),
      ...(/Mozilla/.test(headers.get('user-agent') ?? '') && { device: headers.get('user-agent')! }),
    });
    return answer();
  });
  return calls;
}

const done = () => new Response(null, { status: 204 });
const refusal = (field: string, message: string) => () =>
  Response.json(
    { error: { code: 'invalid', message: '', failures: [{ field, rule: 'wrong', message, messageAr: 'غير صحيح' }] } },
    { status: 422 },
  );

describe('sign-in', () => {
  const credentials = { email: 'layla@example.com', password: ' a pass phrase ' };
  const loginAnswer = () => Response.json({ token, expires_in: 60 });

  test.each([
    ['/auth/login', 'i18n_redirected=en', '/'],
    ['/ar/auth/login', 'i18n_redirected=ar', '/ar'],
    ['/ar/auth/login', 'auth.redirect=%2Far%2Faccount%2Fprofile%3Fx%3D1', '/ar/account/profile?x=1'],
  ])('%s with the cookie “%s” leads to %s, with a session', async (path, cookie, to) => {
    const calls = answering('auth/login', loginAnswer);
    const answer = await post(path, credentials, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    expect(calls).toEqual([{ body: credentials, authorization: null, locale: path.startsWith('/ar') ? 'ar' : 'en' }]);
    const cookies = cookiesOf(answer);
    expect(cookies.get(tokenCookie)!.value).toBe(token);
    expect(cookies.get(tokenCookie)!.attributes).toContain('HttpOnly');
    expect(cookies.has(expirationCookie) && cookies.has('XSRF-TOKEN')).toBe(true);
    expect(takenAway(answer)).toEqual(['auth.redirect']);
  });

  test('the admin host hears from which browser, so that the list of sessions can say so', async () => {
    const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const calls = answering('auth/login', loginAnswer);
    await post('/auth/login', credentials, { 'user-agent': device });
    expect(calls).toMatchObject([{ device }]);
  });

  test.each([
    ['/auth/login', /Your address and password are right, but your browser does not keep/],
    ['/ar/auth/login', /متصفحك/],
  ])('%s says so where the browser keeps no cookies, and leads on where it does', async (path, told) => {
    answering('auth/login', loginAnswer);
    const answer = await post(path, credentials);
    const next = answer.headers.get('location')!;
    expect([answer.status, next]).toEqual([303, `${path}?done=login`]);

    const without = await (await site.request(siteUrl + next)).text();
    expect(/<div class="notice[^>]*role="alert">([^<]*)/.exec(without)?.[1]).toMatch(told);
    const within = await site.request(siteUrl + next, { headers: { cookie: signedIn } });
    expect([within.status, within.headers.get('location')]).toEqual([302, path.startsWith('/ar') ? '/ar' : '/']);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    `/${'x'.repeat(3_000)}`,
    '%2F%2Fevil.example',
    '',
  ])('a stored “%s” leads home', async (stored) => {
    answering('auth/login', loginAnswer);
    const answer = await post('/auth/login', credentials, { cookie: `auth.redirect=${encodeURIComponent(stored)}` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  test('wrong credentials: the page again, with the address and without the password', async () => {
    answering('auth/login', refusal('password', 'That is not right.'));
    const answer = await post('/auth/login', { ...credentials, password: 'my-secret-word' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="layla@example.com"');
    expect(html).not.toContain('my-secret-word');
    expect(html).toContain('<a href="#field-password">That is not right.</a>');
    expect(answer.headers.getSetCookie().join()).not.toContain(tokenCookie);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('empty fields: nobody is asked', async () => {
    const calls = answering('auth/login', loginAnswer);
    const answer = await post('/ar/auth/login', { email: '', password: '' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('كلمة المرور مطلوب');
    expect(calls).toEqual([]);
  });

  test('a locked address: when to come back', async () => {
    answering('auth/login', () =>
      Response.json(
        { error: { code: 'too_many_requests', message: 'Try again in 5 minutes.', retryAfter: 300 } },
        { status: 429 },
      ),
    );
    const answer = await post('/auth/login', credentials);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '300']);
    expect(await answer.text()).toContain('Try again in 5 minutes.');
  });

  test('an admin host that is away: said, with the address kept', async () => {
    answering('auth/login', () => new Response('', { status: 503 }));
    const answer = await post('/auth/login', credentials);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="layla@example.com"');
  });

  test('from another site’s page: refused, nobody is asked', async () => {
    const calls = answering('auth/login', loginAnswer);
    const answer = await post('/auth/login', credentials, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, calls]).toEqual([403, []]);
    expect(answer.headers.getSetCookie().join()).not.toContain(tokenCookie);
  });

  test('somebody signed in is led home, and their session stays', async () => {
    const calls = answering('auth/login', loginAnswer);
    const answer = await post('/ar/auth/login', credentials, { cookie: signedIn });
    expect([answer.status, answer.headers.get('location'), calls]).toEqual([303, '/ar', []]);
  });
});

describe('sign-out', () => {
  test('ends the session in the admin host and in the browser', async () => {
    const calls = answering('auth/logout', done);
    const answer = await post('/ar/auth/logout', {}, { cookie: signedIn });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/auth/login']);
    expect(takenAway(answer)).toContain(tokenCookie);
    expect(calls.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`]);
  });

  test('an admin host that is away does not keep anybody signed in here', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    answering('auth/logout', () => new Response('', { status: 503 }));
    expect(takenAway(await post('/auth/logout', {}, { cookie: signedIn }))).toContain(tokenCookie);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('a link, and another site, end nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const calls = answering('auth/logout', done);
    const read = await site.request(`${siteUrl}/auth/logout`, { headers: { cookie: signedIn } });
    expect([read.status, read.headers.get('allow'), takenAway(read)]).toEqual([405, 'POST', []]);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const foreign = await post('/auth/logout', {}, { cookie: signedIn, ...headers });
      expect([foreign.status, takenAway(foreign)]).toEqual([403, []]);
    }
    expect(calls).toEqual([]);
  });
});

describe('a password', () => {
  test('a link is asked for', async () => {
    const calls = answering('auth/link', done);
    const answer = await post('/ar/auth/forgotten', { email: ' layla@example.com ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/auth/forgotten?done=forgotten']);
    expect(calls).toEqual([{ body: { email: 'layla@example.com' }, authorization: null, locale: 'ar' }]);
  });

  test('is set by its link, and leads to the login', async () => {
    const calls = answering('auth/password', done);
    const answer = await post('/auth/password?token=a.b', { token: 'a.b', new_password: 'four quiet green boats' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/login?done=password']);
    expect(calls[0]!.body).toEqual({ token: 'a.b', password: 'four quiet green boats' });
  });

  test('a weak one is refused at its field', async () => {
    answering('auth/password/check', () => Response.json({ data: { email: 'l@x.eg', name: 'L', invited: true } }));
    answering('auth/password', refusal('password', 'Choose another one.'));
    const answer = await post('/auth/password?token=a.b', { token: 'a.b', new_password: 'password12' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('<a href="#field-new_password">Choose another one.</a>');
    expect(html).not.toContain('password12');
  });

  test('a link that opens nothing leads to a new one', async () => {
    answering('auth/password/check', refusal('token', 'No longer good.'));
    const page = await site.request(`${siteUrl}/auth/password?token=old`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('href="/auth/forgotten"');
    expect(html).not.toContain('type="password"');
  });
});

describe('the account', () => {
  const cookie = signedIn;
  const profile = { action: 'profile', name: 'ليلى', phone_country: 'EG', phone: '01001234567', locale: 'en' };

  test('a profile is saved with the session', async () => {
    const calls = answering('account/profile', () => Response.json({ user: layla }));
    const answer = await post('/ar/account/profile', profile, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/account/profile?done=profile']);
    const body = { name: 'ليلى', phone: '01001234567', country: 'EG', locale: 'en' };
    expect(calls).toEqual([{ body, authorization: `Bearer ${token}`, locale: 'ar' }]);
  });

  test('a profile with mistakes comes back as it was typed; the other form of the page is left alone', async () => {
    const calls = answering('account/profile', done);
    const answer = await post('/account/profile', { ...profile, name: ' ', phone: '12' }, { cookie });
    const html = await answer.text();
    expect([answer.status, calls]).toEqual([422, []]);
    expect(html).toContain('value="12"');
    expect(html.match(/class="form-errors"/g)).toHaveLength(1);
  });

  test('a password is changed; a wrong present one is named', async () => {
    const fields = { action: 'change', current: 'old one', new_password: 'four quiet green boats' };
    const calls = answering('account/password', done);
    const answer = await post('/account/profile', fields, { cookie });
    expect(answer.headers.get('location')).toBe('/account/profile?done=change');
    expect(calls[0]!.body).toEqual({ current: 'old one', password: 'four quiet green boats' });
    answering('account/password', refusal('current', 'That is not your password.'));
    const refused = await (await post('/account/profile', fields, { cookie })).text();
    expect(refused).toContain('<a href="#field-current">That is not your password.</a>');
    expect(refused).not.toContain('green boats');
  });

  test('sessions are ended, one or all others', async () => {
    const calls = answering('account/sessions/end', done);
    for (const id of ['12', 'others']) {
      const answer = await post('/account/sessions', { id }, { cookie });
      expect(answer.headers.get('location')).toBe('/account/sessions?done=session');
    }
    expect(calls.map(({ body }) => body)).toEqual([{ id: '12' }, { id: 'others' }]);
  });

  test('with the account its session goes', async () => {
    const calls = answering('account/deletion', done);
    const answer = await post('/ar/account/data', { password: 'right' }, { cookie });
    expect(answer.headers.get('location')).toBe('/ar/auth/login?done=deletion');
    expect(takenAway(answer)).toContain(tokenCookie);
    expect(calls[0]!.body).toEqual({ password: 'right' });
  });

  test.each<[string, Record<string, string>]>([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
  ])('a %s page can do nothing', async (_, headers) => {
    const calls = ['profile', 'password', 'sessions/end', 'deletion'].flatMap((path) =>
      answering(`account/${path}`, done),
    );
    const paths = ['/account/profile', '/account/sessions', '/account/data'];
    for (const path of paths) {
      const answer = await post(path, { ...profile, id: '1', password: 'x' }, { cookie, ...headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(calls).toEqual([]);
    expect(admin.requests.filter(({ url }) => /account\/(profile|password|deletion|sessions\/end)/.test(url))).toEqual(
      [],
    );
  });

  test('a browser that does not say where it sends from is not believed', async () => {
    const body = new URLSearchParams(profile);
    const answer = await site.request(`${siteUrl}/account/profile`, { method: 'POST', body, headers: { cookie } });
    expect(answer.status).toBe(403);
  });

  test('whoever is signed out, before or meanwhile, is led to the login and back', async () => {
    const signedOut = await post('/ar/account/profile', profile);
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/ar/auth/login']);
    expect(cookiesOf(signedOut).get('auth.redirect')!.value).toBe('/ar/account/profile');
    answering('account/profile', unauthorized);
    const meanwhile = await post('/account/profile', profile, { cookie });
    expect([meanwhile.status, meanwhile.headers.get('location')]).toEqual([303, '/auth/login']);
    expect(takenAway(meanwhile)).toContain(tokenCookie);
  });
});

describe('a submission of somebody signed in', () => {
  const contact = { first_name: 'ليلى', last_name: 'ب', email: 'l@example.com', subject: 's', help_details: 'd' };
  const receipt = { kind: 'contacts', reference: 'K7MX29QP', statusKey: 'k', receivedAt: '2026-01-02T10:00:00.000Z' };

  test('goes with their session from our own page, and never with a session that is over', async () => {
    const calls = answering('contacts', () => Response.json({ data: receipt }, { status: 201 }));
    const send = (headers: Record<string, string>) => post('/contact', contact, headers);
    expect((await send({ cookie: signedIn })).status).toBe(303);
    expect((await send({})).status).toBe(303);
    const over = await send({ cookie: `${tokenCookie}=another.one.x` });
    expect([over.status, takenAway(over).includes(tokenCookie)]).toEqual([303, true]);
    expect(calls.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`, null, null]);
  });
});
