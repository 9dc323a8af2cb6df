import { chatPath, localePath } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import {
  type MailTemplate,
  type MailText,
  mayAcknowledge,
  queueMail,
  staffLocale,
  staffMailbox,
} from '../mail/index.ts';
import {
  chatAnswersMail,
  chatNoticeMail,
  chatOfflineMail,
  chatTranscriptMail,
  type ChatFacts,
  type QuotedMessage,
} from './mails/chat-mails.ts';
import { loadCompany } from '../platform/company/company.ts';
import { chatKey } from './chat-key.ts';
import type { ChatRow } from './chat-row.ts';
import type { Query } from '../platform/database/query.ts';
import { firstName } from '../platform/staff/member-name.ts';
import { allMessages, type MessageRow } from './message-row.ts';
import { loadOpeningHours } from '../content/index.ts';

/** For a chat that nobody is there to answer: to its visitor, and to the staff. All of them within the transaction of `req`. */
export async function queueOfflineMails(
  chat: ChatRow,
  messages: readonly MessageRow[],
  answerBy: string | null,
  req: PayloadRequest,
): Promise<void> {
  if (await mayAcknowledge(chat.email, req)) {
    const mail = chatOfflineMail(await factsOf(chat, req.payload), answerBy);
    await queue(chat, 'chat_offline', chat.email, mail, req);
  }
  await queueStaffNotice(chat, messages, req);
}

export async function queueStaffNotice(
  chat: ChatRow,
  messages: readonly MessageRow[],
  req: PayloadRequest,
): Promise<void> {
  const address = `${env.adminUrl}/admin/live-chat?chat=${chat.id}`;
  const locale = await staffLocale(req.payload);
  const mail = chatNoticeMail(await factsOf({ ...chat, locale }, req.payload), messages.map(quoted), address);
  await queue({ ...chat, locale }, 'chat_notice', await staffMailbox(req.payload), mail, req);
}

export async function queueAnswers(chat: ChatRow, messages: readonly MessageRow[], req: PayloadRequest): Promise<void> {
  const mail = chatAnswersMail(await factsOf(chat, req.payload), messages.map(quoted));
  await queue(chat, 'chat_answers', chat.email, mail, req);
}

export async function queueTranscript(chat: ChatRow, query: Query, req: PayloadRequest): Promise<void> {
  const said = (await allMessages(chat.id, query)).filter(({ from }) => from !== 'system');
  const mail = chatTranscriptMail(await factsOf(chat, req.payload), said.map(quoted), chat.startedAt);
  await queue(chat, 'chat_transcript', chat.email, mail, req);
}

async function queue(
  { id, locale }: ChatRow,
  template: MailTemplate,
  to: string,
  mail: MailText,
  req: PayloadRequest,
): Promise<void> {
  await queueMail({ ...mail, template, to, locale, submission: { relationTo: 'chats', value: id } }, req);
}

async function factsOf({ locale, name, reference, topic }: ChatRow, payload: Payload): Promise<ChatFacts> {
  return {
    reference,
    locale,
    name,
    topic: choiceLabels.topic[topic][locale],
    link: env.siteUrl + localePath(locale, chatPath(reference, chatKey(reference))),
    company: await loadCompany(locale, payload),
    timeZone: (await loadOpeningHours(payload)).timeZone,
  };
}

function quoted({ agent, at, files, from, text }: MessageRow): QuotedMessage {
  return { from, agent: agent && firstName(agent.name), text, files, at };
}
