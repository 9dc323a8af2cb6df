import { randomUUID } from 'node:crypto';
import {
  apiBasePath,
  chatKeyHeader,
  chatPageSchema,
  itemSchema,
  startedChatSchema,
  type ChatPage,
  type Locale,
} from '@nasaq/contract';
import { siteUrl } from './addresses.ts';
import { freshReader } from './mail-box.ts';

export interface ChatVisitor {
  reference: string;
  email: string;
  say(text: string): Promise<void>;
  /** Somebody types. */
  type(): Promise<void>;
  /** Has received and seen everything up to this number. */
  read(sequence: number): Promise<void>;
  /** What they see of the chat. */
  look(): Promise<ChatPage>;
}

/** Begins a chat as the site's script does, for journeys of those who answer it. */
export async function startChat(locale: Locale, name: string, text: string): Promise<ChatVisitor> {
  const email = freshReader();
  const first = { clientId: randomUUID(), text };
  const begin = { clientId: randomUUID(), name, email, topic: 'services', message: first, page: '/services' };
  const answer = await call('chat', { body: { ...begin, elapsed: 60_000 }, locale });
  const { chat, key } = itemSchema(startedChatSchema).parse(answer).data;
  const path = `chat/${chat.reference}`;
  return {
    reference: chat.reference,
    email,
    say: async (said) => {
      await call(`${path}/messages`, { body: { clientId: randomUUID(), text: said }, key, locale });
    },
    type: async () => {
      await call(`${path}/typing`, { body: {}, key, locale });
    },
    read: async (sequence) => {
      await call(`${path}/marks`, { body: { delivered: sequence, read: sequence }, key, locale });
    },
    look: async () => chatPageSchema.parse(await call(path, { key, locale })),
  };
}

interface Call {
  body?: object;
  key?: string;
  locale: Locale;
}

async function call(path: string, { body, key, locale }: Call): Promise<unknown> {
  const answer = await fetch(`${siteUrl}${apiBasePath}${path}?v=2`, {
    method: body ? 'POST' : 'GET',
    headers: {
      locale,
      origin: siteUrl,
      'content-type': 'application/json',
      ...(key ? { [chatKeyHeader]: key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}
