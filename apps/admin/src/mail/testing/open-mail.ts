import type { Payload, PayloadRequest } from 'payload';
import { vi } from 'vitest';
import { openTestPayload, type TestPayloadOptions } from '../../testing/open-payload.ts';
import type { Mail } from '../../platform/payload/payload-types.ts';
import type { NewMail } from '../new-mail.ts';
import { fastTimings } from './fast-timings.ts';
import { openMailReceiver, type MailReceiver, type ReceivedMail } from './mail-receiver.ts';

export interface TestMail {
  payload: Payload;
  dataDir: string;
  receiver: MailReceiver;
  /** Queues a mail in a transaction of its own, with what is to stand in its row from the beginning, and tells its id. */
  queue: (mail?: Partial<NewMail>, row?: Partial<Mail>) => Promise<number>;
  /** Queues many at once, to readers of their own. */
  queueMany: (count: number) => Promise<void>;
  inTransaction: <T>(work: (req: PayloadRequest) => Promise<T>) => Promise<T>;
  row: (id: number) => Promise<Mail>;
  /** What the receiver has accepted of a stored mail. */
  received: (row: Mail) => ReceivedMail[];
  close: () => Promise<void>;
}

/** Payload on a database of its own, the mail queue at work, and a mail server that takes what it sends. */
export async function openTestMail(options?: TestPayloadOptions): Promise<TestMail> {
  const receiver = await openMailReceiver();
  vi.stubEnv('SMTP_URL', receiver.url);
  vi.stubEnv('SITE_URL', 'https://nasaq.example');
  const { payload, dataDir, close } = await openTestPayload(options);
  await nameCompany(payload);
  const { startMail } = await import('../start-mail.ts');
  const { inTransaction } = await import('../../platform/database/in-transaction.ts');
  const stop = await startMail(payload, fastTimings);
  return {
    payload,
    dataDir,
    receiver,
    inTransaction: (work) => inTransaction(payload, work),
    queue: async (mail, row = {}) => {
      const { queueMail } = await import('../queue-mail.ts');
      return inTransaction(payload, async (req) => {
        await queueMail({ ...example, ...mail }, req);
        const { docs } = await payload.find({ collection: 'mails', sort: '-id', limit: 1, depth: 0, req });
        const { id } = docs[0]!;
        if (Object.keys(row).length > 0)
          await payload.db.updateOne({ collection: 'mails', id, data: row, returning: false, req });
        return id;
      });
    },
    queueMany: async (count) => {
      const { queueMail } = await import('../queue-mail.ts');
      await inTransaction(payload, async (req) => {
        for (let n = 0; n < count; n += 1) await queueMail({ ...example, to: `reader-${n}@example.com` }, req);
      });
    },
    row: (id) => payload.findByID({ collection: 'mails', id, depth: 0 }),
    received: ({ message_id: id }) => receiver.mails.filter(({ messageId }) => messageId === id),
    close: async () => {
      await stop();
      await receiver.close();
      await close();
    },
  };
}

export const example: NewMail = {
  template: 'acknowledgement',
  to: 'layla@example.com',
  locale: 'en',
  subject: 'We have your message',
  text: 'Hello Layla',
  html: '<p>Hello Layla</p>',
};

async function nameCompany(payload: Payload): Promise<void> {
  for (const [locale, name] of [
    ['en', 'Nasaq'],
    ['ar', 'نسق'],
  ] as const) {
    await payload.updateGlobal({
      slug: 'site',
      locale,
      data: {
        name,
        description: name,
        email: 'hello@nasaq.example',
        phone: '+20 2 2516 4180',
        _status: 'published',
      } as never,
    });
  }
}
