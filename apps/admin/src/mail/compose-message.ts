import { localeInfo } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Mail } from '../payload-types.ts';
import { earlierMessages } from './conversation.ts';
import { senderMailbox, staffMailbox } from './mailboxes.ts';

/** A stored mail with all its headers; the same mail always has the same Message-ID. */
export async function composeMessage(mail: Mail, payload: Payload) {
  const references = await earlierMessages(mail, payload);
  const last = references.at(-1);
  return {
    from: await senderMailbox(mail.locale, payload),
    // As objects, whose text is never read as a list of addresses.
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: mail.reply_to ?? (await staffMailbox(payload)) },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.message_id ? { messageId: mail.message_id } : {}),
    ...(last ? { inReplyTo: last, references } : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': localeInfo[mail.locale].tag,
      // Exchange does not know the first.
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
