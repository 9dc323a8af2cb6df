import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FixtureAdmin } from '../../server/test/fixture-admin.ts';
import { siteUrl, startTestSite } from '../../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());
beforeEach(() => {
  admin.own.clear();
  admin.failWith = null;
});
afterEach(() => void vi.restoreAllMocks());

const receipt = {
  kind: 'contacts',
  reference: 'K7MX29QP',
  statusKey: 'secret+key',
  receivedAt: '2026-01-02T10:00:00.000Z',
};
const typed = {
  first_name: 'ليلى',
  last_name: 'O"Brien <b>',
  email: 'layla@example.com',
  phone_country: 'EG',
  phone: '٠١٠٠١٢٣٤٥٦٧',
  subject: 'طلب & question',
  help_details: 'First line\r\nسطر ثان',
  homepage: '',
};
const own = { 'sec-fetch-site': 'same-origin', origin: siteUrl };

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function post(path: string, body: BodyInit, headers: Record<string, string> = own): Promise<Response> {
  return Promise.resolve(site.request(path, { method: 'POST', body, headers }));
}

/** What the API gets; it takes everything. */
function taken(): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  admin.own.set('POST /api/v1/contacts', async (request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    return Response.json({ data: receipt }, { status: 201 });
  });
  return bodies;
}

function answers(status: number, error: object): void {
  admin.own.set('POST /api/v1/contacts', () => Response.json({ error: { message: '', ...error } }, { status }));
}

/** All that was typed stands in the page that comes back. */
function expectPosted(html: string): void {
  expect(html).toContain('value="ليلى"');
  expect(html).toContain('value="O&quot;Brien &lt;b&gt;"');
  expect(html).toContain('value="layla@example.com"');
  expect(html).toContain('value="٠١٠٠١٢٣٤٥٦٧"');
  expect(html).toContain('value="طلب &amp; question"');
  expect(html).toMatch(/<textarea[^>]*>First line\s+سطر ثان<\/textarea>/);
}

describe('a form that is taken', () => {
  test.each([
    ['/contact', '', 'en'],
    ['/ar/contact', '/ar', 'ar'],
  ])('%s leads with 303 to its confirmation, in its language', async (path, prefix, locale) => {
    const bodies = taken();
    const before = admin.requests.length;
    const response = await post(path, multipart(typed));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${prefix}/sent/contacts/K7MX29QP?key=secret%2Bkey`);
    expect(bodies).toHaveLength(1);
    const { homepage, ...values } = typed;
    expect(bodies[0]).toEqual({ values, trap: homepage });
    const request = admin.requests.slice(before).find(({ method }) => method === 'POST');
    expect(request?.headers.get('locale')).toBe(locale);
  });

  test('an urlencoded body is a form, too', async () => {
    const bodies = taken();
    expect((await post('/contact', new URLSearchParams(typed))).status).toBe(303);
    expect(bodies[0]).toMatchObject({ values: { first_name: 'ليلى', help_details: 'First line\r\nسطر ثان' } });
  });

  test('what fills the hidden field goes along as that', async () => {
    const bodies = taken();
    await post('/contact', multipart({ ...typed, homepage: 'http://spam.example' }));
    expect(bodies[0]).toMatchObject({ trap: 'http://spam.example' });
    expect(bodies[0]!.values).not.toHaveProperty('homepage');
  });

  test('an application names its job, in whichever Unicode form the address is written', async () => {
    const bodies: unknown[] = [];
    admin.own.set('POST /api/v1/applications', async (request) => {
      bodies.push(await request.json());
      return Response.json({ data: { ...receipt, kind: 'applications' } }, { status: 201 });
    });
    const slug = 'مهندسة-أنظمة';
    await post(`/ar/careers/${encodeURIComponent(slug.normalize('NFD'))}`, multipart({ first_name: 'x' }));
    expect(bodies).toEqual([expect.objectContaining({ career: slug })]);
  });
});

describe('a form that is refused', () => {
  const refusal = {
    code: 'invalid',
    failures: [
      { field: 'email', rule: 'email', message: 'Email must be a mail address.', messageAr: 'البريد غير صحيح' },
      { field: 'subject', rule: 'required', message: '“Subject” is required.', messageAr: 'الموضوع مطلوب' },
    ],
  };

  test('comes back with 422, every value, and a summary that is focused and leads to the fields', async () => {
    answers(422, refusal);
    const response = await post('/contact', multipart(typed));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expectPosted(html);
    expect(html).toMatch(/<div class="form-errors" role="alert" tabindex="-1" autofocus="" aria-live="off">/i);
    expect(html).toContain('<a href="#field-email">Email must be a mail address.</a>');
    expect(html).toContain('<title>Error: Contact us – Nasaq</title>');
    expect(html).toMatch(
      /<input[^>]*id="field-email"[^>]*aria-invalid="true"[^>]*aria-describedby="field-email-hint field-email-error"/,
    );
    expect(html).toMatch(
      /id="field-email-error"[^>]*>.*Email must be a mail address\..*lang="ar" dir="rtl"[^>]*>البريد غير صحيح/s,
    );
  });

  test('in Arabic says it in Arabic alone', async () => {
    answers(422, {
      ...refusal,
      failures: refusal.failures.map((failure) => ({ ...failure, message: failure.messageAr })),
    });
    const html = await (await post('/ar/contact', multipart(typed))).text();
    expect(html).toContain('<title>خطأ: تواصل معنا – نسق</title>');
    expect(html).toContain('<a href="#field-subject">الموضوع مطلوب</a>');
    expect(html).not.toContain('field-error__arabic');
  });
});

describe('a form that cannot be taken now', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  test.each([
    [429, { code: 'too_many_requests', retryAfter: 120 }, 429, 'try again in 2 minutes', '120'],
    [428, { code: 'proof_required', challenge: { challenge: 'c', difficulty: 30 } }, 429, 'in a few minutes', null],
    [
      503,
      { code: 'unavailable', retryAfter: 30 },
      503,
      'Nothing was sent, and everything you typed is still here',
      '30',
    ],
    [500, { code: 'internal' }, 503, 'Nothing was sent, and everything you typed is still here', null],
    [413, { code: 'payload_too_large' }, 413, 'too large to send', null],
    [403, { code: 'forbidden', message: 'Your account is blocked.' }, 403, 'Your account is blocked.', null],
  ])('(%i) comes back with everything and says what to do', async (status, error, answered, words, retryAfter) => {
    answers(status, error);
    const response = await post('/contact', multipart(typed));
    const html = await response.text();
    expect(response.status).toBe(answered);
    expect(html).toContain(words);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expectPosted(html);
  });

  test('while the admin host is down altogether, says so and keeps everything', async () => {
    admin.failWith = 500;
    const response = await post('/contact', multipart(typed));
    expect(response.status).toBe(503);
    expectPosted(await response.text());
  });

  test('and whose page cannot be shown either, stands in another one, ready to be sent again', async () => {
    admin.failWith = 500;
    const response = await post('/careers/engineer', multipart({ ...typed, answer_q1: 'yes' }));
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('Nothing is lost');
    expect(html).toMatch(/<form encType="multipart\/form-data" method="post">/);
    expect(html).toMatch(/<textarea[^>]*name="answer_q1"[^>]*>yes<\/textarea>/);
  });
});

describe('the page that a form comes from', () => {
  test.each([
    ['is ours, as the browser says', { 'sec-fetch-site': 'same-origin' }],
    ['was opened by the reader', { 'sec-fetch-site': 'none' }],
    ['is ours, by its origin', { origin: siteUrl }],
    ['is ours, under the address of this request', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
    ['is ours, by its referrer', { referer: `${siteUrl}/contact` }],
    ['is not told by an old browser', {}],
  ])('%s: taken', async (_, headers) => {
    taken();
    expect((await post('/contact', multipart(typed), headers as Record<string, string>)).status).toBe(303);
  });

  test.each([
    ['is another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['is a sibling', { 'sec-fetch-site': 'same-site', origin: siteUrl }],
    ['has another origin', { origin: 'https://evil.example' }],
    ['hides', { origin: 'null' }],
    ['has a referrer elsewhere', { referer: 'https://evil.example/' }],
  ])('%s: held back, nothing sent, everything kept', async (_, headers) => {
    const bodies = taken();
    const response = await post('/contact', multipart(typed), headers);
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(html).toContain('we held it back');
    expectPosted(html);
    expect(bodies).toEqual([]);
  });
});

describe('a body', () => {
  test('that ends in its middle sends nothing, and keeps what arrived', async () => {
    const bodies = taken();
    const form = new Response(multipart(typed));
    const text = await form.text();
    const response = await post('/contact', text.slice(0, text.indexOf('name="subject"') + 20), {
      ...own,
      'content-type': form.headers.get('content-type')!,
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('Only part of it arrived');
    expect(html).toContain('value="layla@example.com"');
    expect(bodies).toEqual([]);
  });

  test('that is no form, or none at all, sends nothing', async () => {
    const bodies = taken();
    expect((await post('/contact', '{"a":1}', { ...own, 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('/contact', 'x', { ...own, 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await Promise.resolve(site.request('/contact', { method: 'POST', headers: own }))).status).toBe(400);
    expect(bodies).toEqual([]);
  });

  test('that says it is far too large is not read at all', async () => {
    const response = await post('/contact', multipart(typed), { ...own, 'content-length': String(2 ** 40) });
    expect(response.status).toBe(413);
  });

  test('with a field of more than a megabyte is not sent, and keeps the others', async () => {
    const bodies = taken();
    const response = await post('/contact', multipart({ ...typed, company: 'x'.repeat(1_500_000) }));
    expect(response.status).toBe(413);
    expectPosted(await response.text());
    expect(bodies).toEqual([]);
  });

  test('without end is cut at the limit', async () => {
    const bodies = taken();
    const boundary = 'b';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="help_details"\r\n\r\n`;
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(sent === 0 ? head : 'x'.repeat(65_536)));
        sent += 65_536;
      },
    });
    const response = await site.request('/contact', {
      method: 'POST',
      body: endless,
      headers: { ...own, 'content-type': `multipart/form-data; boundary=${boundary}` },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
    expect(bodies).toEqual([]);
  });

  test('with names that belong to objects is only data', async () => {
    const bodies = taken();
    expect(
      (await post('/contact', multipart({ ...typed, __proto__x: '1', constructor: 'x', toString: 'y' }))).status,
    ).toBe(303);
    expect(bodies[0]!.values).toMatchObject({ constructor: 'x', toString: 'y' });
  });
});

test('a page without a form takes no POST, one with a form says that it does', async () => {
  const refused = await post('/about', multipart(typed));
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
  const options = await site.request('/contact', { method: 'OPTIONS' });
  expect(options.headers.get('allow')).toBe('GET, HEAD, POST');
});
