import { visitorCookie, visitorHeader } from '@nasaq/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, type Listening } from '../platform/listen.ts';
import type { FixtureAdmin } from '../server/test/fixture-admin.ts';
import { cookiesOf, knowsLayla, own as ownCall, signedIn, token } from '../server/test/session-site.ts';
import { siteUrl, startTestSite } from '../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
let listening: Listening;
beforeAll(async () => {
  const started = await startTestSite();
  ({ site, admin } = started);
  listening = await listen(site.fetch, 0, '127.0.0.1', started.proxy);
});
afterAll(() => Promise.all([admin.close(), listening.close()]));
beforeEach(() => {
  admin.own.clear();
  admin.requests.length = 0;
  const body = { html: '<p>Text</p>', toc: [] };
  const article = (slug: string, title: string) => () =>
    Response.json({
      data: {
        key: 'billing',
        slug,
        title,
        summary: 'About it',
        cover: null,
        category: { slug: 'billing', title: 'Billing' },
        body,
        seo: {},
        related: [],
        readingMinutes: 2,
        updatedAt: '2026-01-02T00:00:00.000Z',
        alternates: { en: 'invoices', ar: 'الفواتير' },
      },
    });
  admin.own.set('GET /api/v1/articles/invoices', article('invoices', 'Invoices'));
  admin.own.set(`GET /api/v1/articles/${encodeURIComponent('الفواتير')}`, article('الفواتير', 'الفواتير'));
});

const visitor = `${'a'.repeat(22)}.${'b'.repeat(32)}`;
const own = { 'sec-fetch-site': 'same-origin', origin: siteUrl };
const path = '/knowledgebase/invoices';
const pathAr = `/ar/knowledgebase/${encodeURIComponent('الفواتير')}`;

function post(fields: Record<string, string>, to = path, headers: Record<string, string> = own): Promise<Response> {
  return Promise.resolve(site.request(to, { method: 'POST', body: new URLSearchParams(fields), headers }));
}

/** Takes every rating, and brings what came. */
function taken(slug = 'invoices', status = 201): { body: unknown; visitor: string | null; token: string | null }[] {
  const calls: ReturnType<typeof taken> = [];
  admin.own.set(`POST /api/v1/articles/${encodeURIComponent(slug)}/rating`, async (request) => {
    const { headers } = request;
    calls.push({
      body: await request.json(),
      visitor: headers.get(visitorHeader),
      token: headers.get('authorization'),
    });
    return Response.json(
      { data: { answer: 'yes', commented: false } },
      { status, headers: { [visitorHeader]: visitor } },
    );
  });
  return calls;
}

const isPressed = (html: string, value: string) =>
  html
    .match(
      new RegExp(
        `<button[^>]*aria-pressed="(true|false)"[^>]*value="${value}"|<button[^>]*value="${value}"[^>]*aria-pressed="(true|false)"`,
      ),
    )
    ?.slice(1)
    .includes('true');

describe('without JavaScript', () => {
  test.each([
    ['English', path, 'invoices', 'Thank you, we are glad.'],
    ['Arabic', pathAr, 'الفواتير', 'شكرًا لك، يسعدنا ذلك.'],
  ])('an answer in %s leads with 303 to its thanks, where a comment may follow', async (_, to, slug, thanks) => {
    const calls = taken(slug);
    const answer = await post({ answer: 'yes' }, to);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${to}?rated=yes#rating`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(calls).toEqual([{ body: { answer: 'yes', trap: '' }, visitor: null, token: null }]);
    const html = await (await site.request(answer.headers.get('location')!.split('#')[0]!)).text();
    expect(html).toContain(thanks);
    expect(html).toMatch(/<textarea[^>]*name="comment"/);
    expect([isPressed(html, 'yes'), isPressed(html, 'no')]).toEqual([true, false]);
  });

  test('the id of the visitor stands in a cookie that scripts do not see, and comes with the next answer', async () => {
    const calls = taken();
    const cookie = cookiesOf(await post({ answer: 'yes' })).get(visitorCookie)!;
    expect(cookie).toEqual({
      value: visitor,
      attributes: ['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'HttpOnly', 'Secure'],
    });
    await post({ answer: 'no' }, path, { ...own, cookie: `${visitorCookie}=${visitor}` });
    expect(calls.map((call) => call.visitor)).toEqual([null, visitor]);
  });

  test('a comment goes with its answer and address, and is thanked for', async () => {
    const calls = taken();
    const answer = await post({ answer: 'no', comment: 'Which tax?', email: 'mona@example.com', homepage: 'x' });
    expect(answer.headers.get('location')).toBe(`${path}?rated=no-told#rating`);
    expect(calls[0]!.body).toEqual({ answer: 'no', comment: 'Which tax?', email: 'mona@example.com', trap: 'x' });
    const html = await (await site.request(`${path}?rated=no-told`)).text();
    expect(html).toContain('your comment is with our writers');
    expect(html).not.toContain('<textarea');
  });

  test('a comment that is refused comes back with 422, everything in it, and what is wrong in both languages', async () => {
    const failure = {
      field: 'email',
      rule: 'email',
      message: 'Email must be a mail address.',
      messageAr: 'البريد غير صحيح',
    };
    admin.own.set('POST /api/v1/articles/invoices/rating', () =>
      Response.json({ error: { code: 'invalid', message: '', failures: [failure] } }, { status: 422 }),
    );
    const answer = await post({ answer: 'no', comment: 'Which <b> tax?', email: 'mona' });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(html).toMatch(/<textarea[^>]*>Which &lt;b&gt; tax\?<\/textarea>/);
    expect(html).toMatch(/<input[^>]*value="mona"/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="rating-email-hint rating-email-error"/);
    expect(html).toMatch(/Email must be a mail address\..*lang="ar" dir="rtl"[^>]*>البريد غير صحيح/s);
  });

  test.each([
    [429, { code: 'too_many_requests', retryAfter: 120 }, 429, 'try again in 2 minutes'],
    [503, { code: 'unavailable', retryAfter: 30 }, 503, 'still here'],
    [400, { code: 'bad_request' }, 403, 'That did not work'],
  ])('(%i) says so, and keeps what was written', async (status, error, answered, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    admin.own.set('POST /api/v1/articles/invoices/rating', () =>
      Response.json({ error: { message: '', ...error } }, { status }),
    );
    const answer = await post({ answer: 'no', comment: 'Which tax?' });
    const html = await answer.text();
    expect(answer.status).toBe(answered);
    expect(html).toContain(words);
    expect(html).toMatch(/<textarea[^>]*>Which tax\?<\/textarea>/);
  });

  test('a form of another site is held back, and nothing is asked of the API', async () => {
    const calls = taken();
    const answer = await post({ answer: 'no' }, path, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect([answer.status, calls]).toEqual([403, []]);
  });

  test('whoever is signed in answers as that, taken back leads to the page as it is for everybody', async () => {
    knowsLayla(admin);
    const calls = taken('invoices', 200);
    const answer = await post({ answer: 'none' }, path, { ...own, cookie: signedIn });
    expect(answer.headers.get('location')).toBe(`${path}#rating`);
    expect(calls).toMatchObject([{ body: { answer: 'none' }, token: `Bearer ${token}` }]);
  });

  test('anything else in the address is no rating, and the page stays one for everybody', async () => {
    expect((await site.request(`${path}?rated=maybe`)).status).toBe(404);
    const html = await (await site.request(path)).text();
    expect([isPressed(html, 'yes'), isPressed(html, 'no')]).toEqual([false, false]);
    expect((await site.request(path, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('a call of the browser', () => {
  const call = (init: RequestInit) =>
    fetch(`http://127.0.0.1:${listening.port}/api/v1/articles/invoices/rating?v=2`, {
      ...init,
      headers: { ...ownCall, ...(init.headers as Record<string, string>) },
    });

  test('carries the id of the cookie, never one of its own, and no script sees the answer’s', async () => {
    const calls = taken();
    const made = { [visitorHeader]: 'made.up', cookie: `${visitorCookie}=${visitor}` };
    const answer = await call({ method: 'POST', body: '{"answer":"yes"}', headers: made });
    await call({ method: 'POST', body: '{"answer":"yes"}', headers: { [visitorHeader]: 'made.up' } });
    expect(calls.map((each) => each.visitor)).toEqual([visitor, null]);
    expect(answer.headers.get(visitorHeader)).toBeNull();
    expect(cookiesOf(answer).get(visitorCookie)!.attributes).toContain('HttpOnly');
  });

  test('to anything else does not carry it', async () => {
    const cookie = `${visitorCookie}=${visitor}`;
    await fetch(`http://127.0.0.1:${listening.port}/api/v1/articles?v=2`, { headers: { cookie } });
    expect(admin.requests.at(-1)!.headers.get(visitorHeader)).toBeNull();
  });
});
