import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { example } from './testing/open-mail.ts';

let opened: TestPayload;
let stop: () => Promise<void>;

beforeAll(async () => {
  opened = await openTestPayload();
  const { startMail } = await import('./start-mail.ts');
  stop = await startMail(opened.payload);
});
afterAll(async () => {
  await stop();
  await opened.close();
});

test('without a mail server mails are kept, readable, and nothing is tried', async () => {
  const { queueMail } = await import('./queue-mail.ts');
  const { inTransaction } = await import('../platform/database/in-transaction.ts');
  await inTransaction(opened.payload, (req) => queueMail(example, req));
  const { docs } = await opened.payload.find({ collection: 'mails' });
  expect(docs).toMatchObject([{ state: 'kept', attempts: 0, subject: example.subject, text: example.text }]);
  const { pool } = opened.payload.db as unknown as { pool: Pool };
  const { rows } = await pool.query("SELECT 1 FROM pg_namespace WHERE nspname = 'pgboss'");
  expect(rows).toEqual([]);
});

test('“send again” without a mail server → says what is missing, the mail stays kept', async () => {
  const { resendMail } = await import('./resend-mail.ts');
  const { createLocalReq } = await import('payload');
  const { docs } = await opened.payload.find({ collection: 'mails' });
  const again = resendMail(docs[0]!.id, await createLocalReq({}, opened.payload));
  await expect(again).rejects.toMatchObject({ code: 'no_mail_server' });
  expect((await opened.payload.find({ collection: 'mails' })).docs).toMatchObject([{ state: 'kept' }]);
});

test('a forgotten password → the mail with its link is kept and printed nowhere; the link leads to this host', async () => {
  const { payload } = opened;
  const written: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((name) => {
    const original = console[name];
    console[name] = (...words: unknown[]) => void written.push(...words);
    return () => (console[name] = original);
  });
  await payload.create({
    collection: 'users',
    data: { name: 'Nour', email: 'nour@nasaq.example', password: 'long enough password', roles: ['editor'] },
  });
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: 'nour@nasaq.example' },
    req: { headers: new Headers({ host: 'evil.example' }) } as never,
  });
  spies.forEach((restore) => restore());
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: 'nour@nasaq.example' } } });
  expect(docs).toMatchObject([{ state: 'kept', template: 'account', subject: 'A new password for the admin area' }]);
  expect(docs[0]?.text).toContain(`http://localhost:3001/admin/reset/${token}`);
  expect(docs[0]?.html).not.toContain('evil.example');
  expect(written.join('\n')).not.toContain(token);
});
