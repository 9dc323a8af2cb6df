import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { openMailReceiver, type MailReceiver } from './testing/mail-receiver.ts';
import { example } from './testing/open-mail.ts';

const fixture = path.join(import.meta.dirname, 'testing/mail-process.fixture.ts');
const count = 20;

let receiver: MailReceiver;
let opened: TestPayload;
let payload: Payload;
const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
const children = new Set<ChildProcess>();

beforeAll(async () => {
  receiver = await openMailReceiver();
  vi.stubEnv('SMTP_URL', receiver.url);
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await receiver.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An admin host of its own process on the same database. */
async function startHost(): Promise<{ kill: () => Promise<void>; stop: () => Promise<void> }> {
  const { databaseUrl } = await import('../platform/database/address.ts');
  const env = {
    PATH: '/usr/bin:/bin',
    NODE_ENV: 'test',
    DISABLE_PAYLOAD_HMR: 'true',
    DATABASE_URL: databaseUrl(),
    DATA_DIR: folder,
    NASAQ_SECRET: 'a secret that is long enough for a test',
    SMTP_URL: receiver.url,
  };
  const child = spawn(process.execPath, [fixture], { env: env as never, stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
  };
  await expect.poll(() => said, { timeout: 100_000 }).toContain('ready');
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

test(
  'the host is killed after the server took mails and before that was written down → nothing is lost, nothing comes more than twice',
  { tags: ['proof'] },
  async () => {
    const { queueMail } = await import('./queue-mail.ts');
    const { inTransaction } = await import('../platform/database/in-transaction.ts');
    receiver.mode = 'takes silently';
    for (let n = 0; n < count; n += 1)
      await inTransaction(payload, (req) => queueMail({ ...example, to: `reader-${n}@example.com` }, req));

    const killed = await startHost();
    await expect.poll(() => receiver.mails.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    await killed.kill();
    receiver.mode = 'accept';
    const next = await startHost();
    await expect
      .poll(
        async () => (await payload.count({ collection: 'mails', where: { state: { equals: 'sent' } } })).totalDocs,
        {
          timeout: 100_000,
          interval: 100,
        },
      )
      .toBe(count);
    await next.stop();

    const times = Map.groupBy(receiver.mails, ({ messageId }) => messageId);
    expect(times.size).toBe(count);
    expect([...times.values()].filter(({ length }) => length > 2)).toEqual([]);
    // Those that were under way when it was killed.
    const { mailsAtOnce } = await import('./mail-queue.ts');
    expect(receiver.mails.length).toBeGreaterThan(count);
    expect(receiver.mails.length).toBeLessThanOrEqual(count + mailsAtOnce);
  },
);
