import { currentRequest } from '@nasaq/logging';
import { type Locale, localeInfo } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Mail } from '../platform/payload/payload-types.ts';
import type { MailTemplate } from './new-mail.ts';
import { env } from '../env.ts';
import { loadCompany } from '../platform/company/company.ts';

/** A stored mail with all its headers; the same mail always has the same Message-ID. */
export async function composeMessage(mail: Mail, payload: Payload) {
  const references = await earlierMessages(mail, payload);
  const last = references.at(-1);
  const request = currentRequest();
  const mailbox = await senderMailbox(mail.locale, payload);
  return {
    from: mail.from_name ? { ...mailbox, name: mail.from_name } : mailbox,
    // As objects, whose text is never read as a list of addresses.
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: mail.reply_to ?? (await staffMailbox(payload)) },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.message_id ? { messageId: mail.message_id } : {}),
    ...(last ? { inReplyTo: last, references } : {}),
    headers: {
      'Content-Language': localeInfo[mail.locale].tag,
      ...(request ? { 'X-Request-Id': request.id } : {}),
      ...(byPeople.has(mail.template) ? {} : automatic),
    },
  };
}

/** What somebody has written: help desks drop what says that a machine sent it. */
const byPeople: ReadonlySet<string> = new Set<MailTemplate>(['answer', 'chat_answers']);

/** RFC 3834; Exchange knows the second alone. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const most = 20;

/** Message ids of the earlier mails about the same submission to the same person, oldest first. */
export async function earlierMessages({ id, submission, to }: Mail, payload: Payload): Promise<string[]> {
  if (!submission) return [];
  const { relationTo, value } = submission;
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      id: { less_than: id },
      to: { equals: to },
      'submission.relationTo': { equals: relationTo },
      'submission.value': { equals: typeof value === 'object' ? value.id : value },
    },
    sort: 'id',
    limit: most,
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: { message_id: true },
  });
  return docs.flatMap(({ message_id: message }) => message ?? []);
}

/** Whom mails in a language are from: MAIL_FROM, else the company with its general address. */
export async function senderMailbox(locale: Locale, payload: Payload): Promise<{ name: string; address: string }> {
  const company = await loadCompany(locale, payload);
  return {
    name: env.mailFrom?.name || company.name,
    address: env.mailFrom?.address ?? (company.email || env.adminEmail),
  };
}

/** The language of what goes to the mailbox of the team, whatever the sender's is: the owner's choice, else MAIL_TO_LANGUAGE. */
export async function staffLocale(payload: Payload): Promise<Locale> {
  const { noticesLanguage } = await loadCompany('en', payload);
  return noticesLanguage ?? env.mailToLanguage;
}

/** Where notices to staff and the answers of senders go: MAIL_TO, else the company's general address. */
export async function staffMailbox(payload: Payload): Promise<string> {
  if (env.mailTo) return env.mailTo;
  const { email } = await loadCompany('en', payload);
  return email || env.adminEmail;
}
