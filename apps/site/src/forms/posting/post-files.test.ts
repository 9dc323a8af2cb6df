import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FixtureAdmin } from '../../server/test/fixture-admin.ts';
import { siteUrl, startTestSite } from '../../server/test/test-site.ts';

let site: Hono;
let admin: FixtureAdmin;
let uploads: { field: string | null; name: string; bytes: number; headers: Headers }[];
let reports: Record<string, unknown>[];
beforeAll(async () => ({ site, admin } = await startTestSite()));
afterAll(() => admin.close());
afterEach(() => void vi.restoreAllMocks());

beforeEach(() => {
  admin.own.clear();
  uploads = [];
  reports = [];
  admin.own.set('POST /api/v1/uploads', async (request) => {
    const { byteLength: bytes } = await request.arrayBuffer();
    const name = decodeURIComponent(request.headers.get('x-file-name') ?? '');
    uploads.push({ field: new URL(request.url).searchParams.get('field'), name, bytes, headers: request.headers });
    if (name.endsWith('.exe')) {
      const error = { code: 'invalid', message: 'This is no picture.', reason: 'type' };
      return Response.json({ error }, { status: 422 });
    }
    const upload = { token: `token of ${name}`, filename: name, filesize: bytes, contentType: 'image/png' };
    return Response.json({ data: upload }, { status: 201 });
  });
  admin.own.set('POST /api/v1/reports', async (request) => {
    reports.push((await request.json()) as Record<string, unknown>);
    const data = { kind: 'reports', reference: 'K7MX29QP', statusKey: 'key', receivedAt: '2026-01-02T10:00:00.000Z' };
    return Response.json({ data }, { status: 201 });
  });
});

type Part = [name: string, value: string | File];
const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const answers: Part[] = [
  ['severity', 'low'],
  ['help_details', 'It does not work'],
];

function form(parts: Part[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const response = await site.request('/report', {
    method: 'POST',
    body,
    headers: { origin: siteUrl, ...headers },
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, html: await response.text() };
}

test('each file goes to the admin host with its name and field, and the submission names their tokens', async () => {
  const { status } = await post(
    form([...answers, ['screenshots', picture('شاشة "١".png', 300_000)], ['screenshots', picture('two.png')]]),
  );
  expect(status).toBe(303);
  const seen = uploads.map(({ field, name, bytes }) => [field, name, bytes]);
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual(['screenshots', 'شاشة "١".png', 300_000]);
  expect(seen).toContainEqual(['screenshots', 'two.png', 10]);
  expect(reports[0]).toMatchObject({
    values: { screenshots: ['token of شاشة "١".png', 'token of two.png'], severity: 'low' },
  });
});

test('a file is on its way before the form has ended', async () => {
  const begun = Promise.withResolvers<void>();
  admin.own.set('POST /api/v1/uploads', async (request) => {
    begun.resolve();
    await request.arrayBuffer();
    return Response.json({ data: { token: 't', filename: 'a.png', filesize: 1, contentType: 'image/png' } });
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      const head = '--b\r\nContent-Disposition: form-data; name="screenshots"; filename="a.png"\r\n\r\nx';
      controller.enqueue(encoder.encode(head));
      await begun.promise;
      controller.enqueue(
        encoder.encode('\r\n--b\r\nContent-Disposition: form-data; name="severity"\r\n\r\nlow\r\n--b--\r\n'),
      );
      controller.close();
    },
  });
  expect((await post(body, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(303);
});

test('an empty file input is no file', async () => {
  expect((await post(form([...answers, ['screenshots', new File([], '')]]))).status).toBe(303);
  expect(uploads).toEqual([]);
});

test('a file that is not taken is said at its field; the other files and values stay, and nothing is sent', async () => {
  const { status, html } = await post(
    form([...answers, ['screenshots', picture('good.png')], ['screenshots', picture('evil.exe')]]),
  );
  expect(status).toBe(422);
  expect(html).toContain('evil.exe');
  expect(html).toContain('Files of this type are not accepted.');
  expect(html).toContain('لا نقبل هذا النوع من الملفات');
  expect(html).toContain('It does not work');
  expect(html).toMatch(/name="upload:screenshots" value="\{&quot;token&quot;:&quot;token of good.png&quot;/);
  expect(reports).toEqual([]);
});

test('what else is wrong is said with it', async () => {
  const { html } = await post(form([['screenshots', picture('evil.exe')]]));
  expect(html).toContain('“Severity” is required.');
  const links = [...html.matchAll(/<a href="#field-(\w+)">/g)].map(([, field]) => field);
  expect(links).toEqual(['help_details', 'screenshots', 'severity']);
});

test('files that were kept are sent with the next try, except those that are taken away', async () => {
  const kept = (token: string) => JSON.stringify({ token, filename: 'a.png', filesize: 1, contentType: 'image/png' });
  const { status } = await post(
    form([
      ...answers,
      ['upload:screenshots', kept('old-1')],
      ['upload:screenshots', kept('old-2')],
      ['upload:screenshots', 'no JSON'],
      ['remove_upload', 'old-1'],
      ['screenshots', picture('new.png')],
    ]),
  );
  expect(status).toBe(303);
  expect(reports[0]).toMatchObject({ values: { screenshots: ['old-2', 'token of new.png'] } });
  expect(Object.keys(reports[0]!.values as object)).not.toContain('remove_upload');
});

test('more files than the field takes are not sent on', async () => {
  const { status, html } = await post(
    form([...answers, ...Array.from({ length: 7 }, (_, index): Part => ['screenshots', picture(`${index}.png`)])]),
  );
  expect(uploads).toHaveLength(5);
  expect(status).toBe(422);
  expect(html).toContain('6.png');
  expect(html).toContain('At most 5 files can be attached here.');
});

test('a file that is too large is cut after one byte too many: the admin host sees that, and no more', async () => {
  await post(form([...answers, ['screenshots', picture('huge.png', 12 * 1024 * 1024)]]));
  expect(uploads[0]!.bytes).toBe(10 * 1024 * 1024 + 1);
});

test('a file in a field without files goes nowhere', async () => {
  expect((await post(form([...answers, ['help_details', picture('a.png')], ['cv', picture('b.png')]]))).status).toBe(
    303,
  );
  expect(uploads).toEqual([]);
});

test('a file whose body ends in its middle is given up, and nothing is sent', async () => {
  const ended = Promise.withResolvers<string>();
  admin.own.set('POST /api/v1/uploads', async (request) => {
    ended.resolve(
      await request.arrayBuffer().then(
        () => 'whole',
        () => 'broken',
      ),
    );
    return Response.json({ data: { token: 't' } }, { status: 201 });
  });
  const body = new ReadableStream({
    start(controller) {
      const head =
        '--b\r\nContent-Disposition: form-data; name="severity"\r\n\r\nhigh\r\n--b\r\nContent-Disposition: form-data; name="screenshots"; filename="a.png"\r\n\r\n';
      controller.enqueue(new TextEncoder().encode(head + 'x'.repeat(100_000)));
      controller.close();
    },
  });
  const { status, html } = await post(body, { 'content-type': 'multipart/form-data; boundary=b' });
  expect(status).toBe(400);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="high"/);
  expect(await ended.promise).toBe('broken');
  expect(reports).toEqual([]);
});

test('while the admin host takes no files, their field says so and the rest is kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  admin.own.set('POST /api/v1/uploads', () => new Response('gone', { status: 502 }));
  const { status, html } = await post(form([...answers, ['screenshots', picture('a.png', 500_000)]]));
  expect(status).toBe(422);
  expect(html).toContain('could not be accepted. Please choose it again.');
  expect(html).toContain('It does not work');
  expect(reports).toEqual([]);
});
