import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMail, type TestMail } from './testing/open-mail.ts';

let mail: TestMail;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  mail = await openTestMail();
  for (const role of ['admin', 'agent'] as const) {
    const data = { name: role, email: `${role}@nasaq.example`, password: 'long enough password', roles: [role] };
    await mail.payload.create({ collection: 'users', data });
    tokens[role] = (await mail.payload.login({ collection: 'users', data })).token ?? '';
  }
});
afterAll(() => mail.close());

const patient = { timeout: 20_000, interval: 50 };

async function resend(id: number, token = '', headers: Record<string, string> = {}) {
  const { createApp } = await import('../http-app.ts');
  const response = await createApp().request(`http://localhost:3001/api/mails/${id}/resend`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'localhost:3001',
      ...(token ? { authorization: `JWT ${token}` } : {}),
      ...headers,
    },
    body: '{}',
  });
  const { error, state } = (await response.json()) as { error?: { code: string }; state?: string };
  return { status: response.status, says: error?.code ?? state };
}

test('a mail that was refused is sent again by an administrator, once', async () => {
  mail.receiver.mode = 'refuse5xx';
  const id = await mail.queue();
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('failed');
  mail.receiver.mode = 'accept';
  expect(await resend(id, tokens.admin)).toEqual({ status: 200, says: 'queued' });
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  expect(mail.received(await mail.row(id))).toHaveLength(1);
  expect(await mail.row(id)).toMatchObject({ attempts: 1, last_error: null });
  expect(await resend(id, tokens.admin)).toEqual({ status: 409, says: 'not_resendable' });
});

test('ten clicks at once → one mail', async () => {
  const id = await mail.queue();
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  await mail.payload.db.updateOne({ collection: 'mails', id, data: { state: 'kept' }, returning: false });
  const before = mail.received(await mail.row(id)).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => resend(id, tokens.admin)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  expect(mail.received(await mail.row(id))).toHaveLength(before + 1);
});

test('who is no administrator, not signed in, or another site → refused', async () => {
  const id = await mail.queue();
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  expect(await resend(id, tokens.agent)).toEqual({ status: 403, says: 'forbidden' });
  expect(await resend(id)).toEqual({ status: 401, says: 'unauthorized' });
  expect(await resend(id, tokens.admin, { origin: 'https://evil.example' })).toEqual({
    status: 403,
    says: 'foreign_origin',
  });
  expect(await resend(id + 1000, tokens.admin)).toEqual({ status: 409, says: 'not_resendable' });
});
