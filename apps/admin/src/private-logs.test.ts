import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestMail, type TestMail } from './mail/testing/open-mail.ts';
import { validContact } from './submissions/intake/testing/open-intake.ts';

/** What people type, and what is secret, each with a word that stands nowhere else. */
const planted = {
  name: 'Plantedname',
  words: 'plantedwords',
  email: 'planted.mailbox@example.com',
  phone: '01009998887',
  password: 'plantedpassword9',
  token: 'plantedtokenplantedtoken',
  cookie: 'plantedcookie',
  address: '203.0.113.77',
};

let mail: TestMail;
let host: string;
let stop = async () => {};
let lines: string[];
const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  vi.stubEnv('SUBMISSIONS_PER_ADDRESS', '1000');
  vi.stubEnv('LOGINS_PER_ADDRESS', '1000');
  lines = [];
  const { openLog } = await import('@nasaq/logging');
  // Before Payload is opened, which takes the same logger.
  const logger = openLog({ app: 'admin', level: 'debug', write: (line) => void lines.push(line) });
  mail = await openTestMail();
  logger.level = 'debug';
  const { createApp, routeOf } = await import('./http-app.ts');
  const { requestHandler } = await import('./platform/http/request-handler.ts');
  const { traced } = await import('@nasaq/serving');
  const server = createServer(traced({ routeOf }, requestHandler(createApp(), { handle: () => Promise.resolve() })));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await mail.close();
  };
});
afterAll(() => stop());

const headers = {
  'content-type': 'application/json',
  'x-forwarded-for': planted.address,
  'x-request-id': 'request-of-the-test',
  authorization: `Bearer ${planted.token}`,
  cookie: `nasaq-admin-token=${planted.cookie}`,
};

async function send(path: string, body?: unknown, more: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(host + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...more },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect(answer.headers.get('x-request-id')).toBe('request-of-the-test');
  await answer.body?.cancel();
  return answer.status;
}

const form = (values: object) => ({
  key: crypto.randomUUID(),
  elapsed: 60_000,
  values: { ...validContact, first_name: planted.name, email: planted.email, phone: planted.phone, ...values },
});

test('a contact form → its mails go out under the id of its request; a refused and a failed one leave lines with the cause', async () => {
  expect(await send('/api/v1/contacts?v=2', form({ subject: planted.words, help_details: planted.words }))).toBe(201);
  await expect.poll(() => said().filter(({ msg }) => msg === 'A mail was sent.'), { timeout: 20_000 }).toHaveLength(2);
  expect(said().filter(({ msg }) => msg === 'A mail was sent.')).toMatchObject([
    { request: 'request-of-the-test', mail: expect.any(Number), template: expect.any(String) },
    { request: 'request-of-the-test' },
  ]);
  expect(mail.receiver.mails.map(({ headers: sent }) => sent.find(({ key }) => key === 'x-request-id')?.value)).toEqual(
    ['request-of-the-test', 'request-of-the-test'],
  );

  lines.splice(0);
  expect(await send('/api/v1/contacts?v=2', form({ email: planted.words }))).toBe(422);
  expect(await send('/api/v1/contacts?v=2', `{"values": ${planted.words}`)).toBe(400);
  const broken = vi.spyOn(mail.payload.db, 'create').mockRejectedValue(failedQuery());
  const creating = vi.spyOn(mail.payload.db, 'upsert').mockRejectedValue(failedQuery());
  const status = await send('/api/v1/contacts?v=2', form({ help_details: planted.words }));
  broken.mockRestore();
  creating.mockRestore();
  expect(status).toBe(500);
  const answered = said().filter(({ status: answer }) => answer);
  expect(
    answered.map(({ level, route, status: answer, refused, reason }) => [level, route, answer, refused, reason]),
  ).toEqual([
    ['warn', '/api/v1/contacts', 422, 'invalid', 'email email'],
    ['warn', '/api/v1/contacts', 400, 'bad_request', undefined],
    ['error', '/api/v1/contacts', 500, 'internal', undefined],
  ]);
  expect(said().find(({ msg }) => msg === 'A call failed.')).toMatchObject({ request: 'request-of-the-test' });
});

/** As Drizzle and PostgreSQL say it, with all that was sent in it. */
function failedQuery(): Error {
  const cause = Object.assign(new Error(`invalid input syntax for type integer: "${planted.words}"`), {
    code: '22P02',
    detail: `Failing row contains (1, ${planted.name}, ${planted.email}).`,
  });
  return Object.assign(
    new Error(`Failed query: insert into contacts values ($1)\nparams: ${planted.name},${planted.words}`, { cause }),
    {
      query: 'insert into contacts values ($1)',
      params: [planted.name, planted.words],
    },
  );
}

test('over what people do here, no line holds a secret or anything that they sent', async () => {
  const statuses = [
    await send('/api/v1/auth/login?v=2', { email: planted.email, password: planted.password }),
    await send('/api/v1/auth/link?v=2', { email: planted.email }),
    await send('/api/v1/auth/password?v=2', { token: planted.token, password: planted.password }),
    await send('/api/v1/auth/user?v=2', {}),
    await send('/api/v1/status?v=2', { reference: 'ABCD2345', key: planted.token }),
    await send(`/api/v1/search?v=2&search=${planted.words}`),
    await send('/api/v1/search?v=2', { search: planted.words }),
    await send('/api/v1/chat?v=2', { name: planted.name, email: planted.email, message: planted.words }),
    await send(`/api/v1/posts?v=2&limit=${planted.words}`),
    await send(`/api/v1/posts/${planted.words}?v=2`),
    await send('/api/v1/posts/x?v=2', undefined, { 'x-preview': planted.token }),
    await send('/api/users/login', { email: planted.email, password: planted.password }),
    await send('/api/users/login', `{${planted.password}`),
    await send('/api/users/forgot-password', { email: planted.email }),
    await send(`/api/contacts?where[email][equals]=${planted.email}`),
    await send(`/api/users/reset-password`, { token: planted.token, password: planted.password }),
    await send(`/uploads/${planted.token}`),
    await send(`/${planted.words}?token=${planted.token}`),
  ];
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  // A mail server that quotes the address that it refuses.
  mail.receiver.mode = 'refuse5xx';
  await mail.queue({ to: planted.email, subject: planted.words, text: planted.words, html: planted.words });
  await expect
    .poll(() => said().filter(({ msg }) => msg === 'A mail is given up.'), { timeout: 20_000 })
    .toHaveLength(1);
  // What passes by every seam of ours, as a library would say it.
  mail.payload.logger.error({ err: failedQuery(), msg: 'A library failed' });
  mail.payload.logger.info({ data: planted.words, user: { email: planted.email, token: planted.token } }, 'Saved');
  mail.payload.logger.warn(`Could not reach ${planted.email} by https://x.example/?token=${planted.token}`);

  expect(said().filter(({ route }) => route).length).toBeGreaterThan(statuses.length);
  for (const [what, value] of Object.entries(planted))
    expect([what, lines.filter((line) => line.includes(value))]).toEqual([what, []]);
  for (const word of ['Plantedname', 'plantedwords', 'planted.mailbox'])
    expect(lines.join('').toLowerCase()).not.toContain(word.toLowerCase());
});
