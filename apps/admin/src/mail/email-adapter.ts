import { createLocalReq, type EmailAdapter } from 'payload';
import sanitizeHtml from 'sanitize-html';
import { env } from '../env.ts';
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

const endOfLine = /<br \/>|<\/(?:p|div|h[1-6]|li)>/g;
const allowed = ['a', 'br', 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'];

/** The text of a simple HTML mail of Payload's; each link to a page keeps its address. */
export function plainText(html: string): string {
  const simple = sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: { a: ['href'] },
    nonTextTags: ['head', 'style', 'script', 'title'],
  });
  return simple
    .replace(endOfLine, '\n')
    .split('</a>')
    .map(withAddress)
    .join('')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text that ends where a link ends. */
function withAddress(part: string): string {
  const [before, link] = part.split('<a href="', 2);
  if (link === undefined) return part;
  const [href = '', label = ''] = link.split('">', 2);
  const isSaid = /^(mailto|tel):/.test(href) || label.trim() === href;
  return `${before}${isSaid ? label : `${label}\n${href}`}`;
}
