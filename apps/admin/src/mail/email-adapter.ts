import { createLocalReq, type EmailAdapter } from 'payload';
import { env } from '../env.ts';
import { plainText } from './plain-text.ts';
import { queueMail } from './queue-mail.ts';

type Message = Parameters<ReturnType<EmailAdapter>['sendEmail']>[0];

/**
 * Payload's own mails, such as the link for a forgotten password, go the way of all mails: stored first, sent by the
 * queue, kept where there is no mail server. Nothing of them is printed.
 */
export const queueingEmail: EmailAdapter = ({ payload }) => ({
  name: 'mail queue',
  // What Payload asks for; the queue names the sender itself.
  defaultFromAddress: env.mailFrom?.address ?? env.adminEmail,
  defaultFromName: env.mailFrom?.name ?? '',
  sendEmail: async ({ html, subject = '', text, to }: Message) => {
    const body = String(html ?? text ?? '');
    await queueMail(
      {
        template: 'account',
        to: recipient(to),
        locale: /<html[^<>]*\blang="ar/.test(body) ? 'ar' : 'en',
        subject,
        text: text ? String(text) : plainText(body),
        html: body,
      },
      await createLocalReq({}, payload),
    );
  },
});

/** Payload writes to one person at a time. */
function recipient(to: Message['to']): string {
  const first = Array.isArray(to) ? to[0] : to;
  return typeof first === 'object' && 'address' in first ? (first.address ?? '') : String(first ?? '');
}
