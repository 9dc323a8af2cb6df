import {
  chatKeyHeader,
  chatMarksRequestSchema,
  chatMessageRequestSchema,
  chatPageRequestSchema,
  chatRatingSchema,
  chatStartSchema,
  cleanLine,
  cleanText,
  readReference,
} from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import { availability } from '../availability.ts';
import { findChatFile, isChatFileKey, isChatKey } from '../chat-key.ts';
import { findChat, type ChatRow } from '../chat-row.ts';
import { signal } from '../chat-signals.ts';
import { queryOn } from '../../platform/database/query.ts';
import type { ChatLive } from '../live/chat-live.ts';
import { visitorEvents } from '../live/visitor-events.ts';
import { messagesAfter, messagesAtOnce } from '../message-row.ts';
import { presentChat, presentMessage } from '../present.ts';
import { readMessage } from '../read-message.ts';
import { endChat, mailTranscript, markOf, rate, visitPage, visitorSays } from '../visitor-acts.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import type { Defence } from '../../submissions/index.ts';
import { Limit } from '../../platform/http/shared-limits.ts';
import { fileResponse } from '../../uploads/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { OpenStreams } from '../../platform/http/open-streams.ts';
import { limitBody, noStore, ownOrigin, readBody, readToEnd } from '../../platform/http/body.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { startChat } from './start-chat.ts';

/** Four thousand letters, however they are written in JSON. */
const mostBytes = 64 * 1024;
/** Messages of one chat within a minute. */
const perMinute = 60;

interface ChatParts {
  defence: Defence;
  live: ChatLive;
  streams: OpenStreams;
}

/** `chat` and everything below it: the visitor's side. */
export function chatRoutes(api: Api, { defence, live, streams }: ChatParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const messages = new Limit('chat messages', perMinute, 60);
  app.use(noStore);
  app.get('/availability', async (c) => {
    const { payload } = await api.reading(c);
    return c.json(await retryWhileDatabaseIsDown(() => availability(payload)));
  });
  const taking = [readToEnd, ownOrigin, limitBody(mostBytes)] as const;
  app.post('/', ...taking, async (c) => {
    const { started, repeated } = await startChat(c, await readBody(c, chatStartSchema), api, defence);
    return c.json({ data: started }, repeated ? 200 : 201);
  });
  app.get('/:reference', (c) => readPage(c, api));
  app.get('/:reference/events', async (c) => {
    const { payload } = await api.reading(c);
    const chat = await openedChat(c, api);
    const leave = streams.admit(clientAddress(c));
    return visitorEvents(c, { chat, after: afterOf(c), live, payload, leave });
  });
  app.get('/:reference/files/:file', (c) => showFile(c, api));
  app.post('/:reference/messages', ...taking, async (c) => {
    const reference = openedReference(c);
    const wait = await messages.take(reference);
    if (wait > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: wait });
    const request = readMessage(await readBody(c, chatMessageRequestSchema), c.get('locale'));
    const { payload } = await api.reading(c);
    const { message, repeated } = await visitorSays(reference, request, payload);
    return c.json({ data: presentMessage(message, reference) }, repeated ? 200 : 201);
  });
  app.post(
    '/:reference/marks',
    ...taking,
    act(api, chatMarksRequestSchema, (reference, marks, payload) => {
      return retryWhileDatabaseIsDown(() => markOf('visitor', { reference }, marks, payload));
    }),
  );
  app.post(
    '/:reference/page',
    ...taking,
    act(api, chatPageRequestSchema, async (reference, { page }, payload) => {
      await visitPage(reference, cleanLine(page), payload);
    }),
  );
  app.post(
    '/:reference/rating',
    ...taking,
    act(api, chatRatingSchema, async (reference, { comment, rating }, payload) => {
      await rate(reference, { rating, comment: cleanText(comment) }, payload);
    }),
  );
  app.post('/:reference/typing', ...taking, async (c) => {
    const { payload } = await api.reading(c);
    const { id } = await openedChat(c, api);
    await signal({ chat: id, typing: 'visitor' }, { payload });
    return c.body(null, 204);
  });
  app.post('/:reference/end', ...taking, async (c) => {
    await endChat(openedReference(c), (await api.reading(c)).payload);
    return c.body(null, 204);
  });
  app.post('/:reference/transcript', ...taking, async (c) => {
    const reference = openedReference(c);
    const { payload } = await api.reading(c);
    if (await defence.codes.admit(reference, clientAddress(c))) await mailTranscript(reference, payload);
    return c.body(null, 204);
  });
  return app;
}

type Payload = Awaited<ReturnType<Api['reading']>>['payload'];

function act<Schema extends z.ZodType>(
  api: Api,
  schema: Schema,
  work: (reference: string, input: z.output<Schema>, payload: Payload) => Promise<void>,
) {
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const reference = openedReference(c);
    const input = await readBody(c, schema);
    await work(reference, input, (await api.reading(c)).payload);
    return c.body(null, 204);
  };
}

/**
 * The chat whose key the call carries. Whether there is such a chat is not even looked up for who has no key to it.
 * @throws {ApiError} `not_found`
 */
function openedReference(c: Context<ApiEnv>): string {
  const reference = readReference(c.req.param('reference') ?? '');
  if (!reference || !isChatKey(c.req.header(chatKeyHeader) ?? '', reference)) throw new ApiError('not_found');
  return reference;
}

async function openedChat(c: Context<ApiEnv>, api: Api): Promise<ChatRow> {
  const reference = openedReference(c);
  const { payload } = await api.reading(c);
  const chat = await retryWhileDatabaseIsDown(() => findChat({ reference }, queryOn(payload)));
  if (!chat) throw new ApiError('not_found');
  return chat;
}

function afterOf(c: Context<ApiEnv>): number {
  const after = Number(c.req.query('after') ?? 0);
  if (!Number.isSafeInteger(after) || after < 0) throw new ApiError('bad_request', 'after');
  return after;
}

async function readPage(c: Context<ApiEnv>, api: Api): Promise<Response> {
  const after = afterOf(c);
  const chat = await openedChat(c, api);
  const { payload } = await api.reading(c);
  const messages = await retryWhileDatabaseIsDown(() =>
    messagesAfter(chat.id, after, queryOn(payload), messagesAtOnce + 1),
  );
  return c.json({
    chat: presentChat(chat),
    messages: messages.slice(0, messagesAtOnce).map((message) => presentMessage(message, chat.reference)),
    more: messages.length > messagesAtOnce,
  });
}

/** A picture is asked for without headers: its address carries a key of its own. */
async function showFile(c: Context<ApiEnv>, api: Api): Promise<Response> {
  const reference = readReference(c.req.param('reference') ?? '');
  const [, id = '', key = ''] = /^([1-9]\d{0,8})-([\w-]+)$/.exec(c.req.param('file') ?? '') ?? [];
  if (!reference || !isChatFileKey(key, reference, Number(id))) throw new ApiError('not_found');
  const { payload } = await api.reading(c);
  const upload = await retryWhileDatabaseIsDown(() => findChatFile(Number(id), reference, payload));
  const response = upload && (await fileResponse(upload, c.req.raw));
  if (!response) throw new ApiError('not_found');
  return response;
}
