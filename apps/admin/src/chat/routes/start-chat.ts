import { chatForm, cleanLine, failuresOf, formSchema, type chatStartSchema, type StartedChat } from '@nasaq/contract';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { deviceOf, optionalAccount } from '../../accounts/index.ts';
import { chatKey } from '../chat-key.ts';
import { findChat } from '../chat-row.ts';
import { queryOn } from '../../platform/database/query.ts';
import { messagesAfter } from '../message-row.ts';
import { findOpened, openChat } from '../open-chat.ts';
import { presentChat, presentMessage } from '../present.ts';
import { clientAddress, senderHash } from '../../platform/http/client-address.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import type { Defence } from '../../submissions/index.ts';
import { phonePlans } from '../../platform/http/phone.ts';
import { refuseValues } from '../../platform/http/body.ts';
import type { Api } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

const schema = formSchema(chatForm, phonePlans);

/** @throws {ApiError} as the forms do: `invalid` with every failing field, `too_many_requests`, `proof_required` */
export async function startChat(
  c: Context<ApiEnv>,
  request: z.output<typeof chatStartSchema>,
  api: Api,
  defence: Defence,
): Promise<{ started: StartedChat; repeated: boolean }> {
  const address = clientAddress(c);
  await defence.admitRequest(address);
  const { payload, locale } = await api.reading(c);
  const clientId = request.clientId.toLowerCase();
  // What was begun once is answered whatever has changed since: a limit that is reached, an agent who has gone home.
  const earlier = await retryWhileDatabaseIsDown(() => findOpened(clientId, payload));
  if (earlier) return { started: await present(earlier, payload), repeated: true };

  const { message, page } = request;
  const raw = { ...request, text: message.text };
  const failures = failuresOf(schema, raw);
  if (failures.length > 0) throw refuseValues(failures, chatForm, locale);
  const { email, name, text } = schema.parse(raw);
  const signedIn = await optionalAccount(c, payload);
  const spam = await defence.admitSubmission(address, { ...request, written: text });
  const { reference, repeated } = await openChat(
    {
      clientId,
      name,
      email,
      topic: request.topic,
      locale,
      message: { clientId: message.clientId.toLowerCase(), text, files: message.files },
      page: cleanLine(page),
      device: deviceOf(c.req.header('user-agent') ?? ''),
      sender: senderHash(address),
      account: signedIn?.account.id ?? null,
      spam: spam.length > 0,
    },
    payload,
  );
  return { started: await present(reference, payload), repeated };
}

async function present(reference: string, payload: Payload): Promise<StartedChat> {
  const query = queryOn(payload);
  const chat = await retryWhileDatabaseIsDown(() => findChat({ reference }, query));
  if (!chat) throw new ApiError('not_found');
  const messages = await retryWhileDatabaseIsDown(() => messagesAfter(chat.id, 0, query));
  return {
    chat: presentChat(chat),
    key: chatKey(reference),
    messages: messages.map((message) => presentMessage(message, reference)),
  };
}
