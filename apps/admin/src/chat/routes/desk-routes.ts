import { log } from '@nasaq/logging';
import { chatMarksRequestSchema, chatMessageRequestSchema, chatStates, type Locale } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { ApiError, errorBody, errorStatus } from '../../platform/http/error.ts';
import { limitBody, readBody } from '../../platform/http/body.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { StaffError, staffErrorAnswer } from '../../platform/staff/staff-error.ts';
import { menuLanguage } from '../../platform/staff/outage-refusals.ts';
import { refuseForeign, refuseForeignOrigin } from '../../platform/staff/staff-action.ts';
import { isOutage, unavailable } from '../../platform/database/database-outage.ts';
import { announcedLength, cleanFilename, createUpload } from '../../uploads/index.ts';
import { queryOn } from '../../platform/database/query.ts';
import { signal } from '../chat-signals.ts';
import type { ChatLive } from '../live/chat-live.ts';
import { presentForDesk } from '../present.ts';
import { readMessage } from '../read-message.ts';
import { markOf } from '../visitor-acts.ts';
import { agentSays, assignChat, markChatSpam, setAvailable, setChatState } from '../desk/agents.ts';
import { deskFolders } from '../desk/desk-calls.ts';
import { deskEvents } from './desk-events.ts';
import { deskList } from '../desk/desk-list.ts';
import { addNote, deskReplies, deskThread } from '../desk/desk-thread.ts';

interface DeskEnv {
  Variables: { payload: Payload; agent: { id: number; name: string }; user: TypedUser; locale: Locale };
}
type DeskContext = Context<DeskEnv>;

const mostBytes = 64 * 1024;

/** `/chat-desk`: what the agents' screen asks, as desk-calls.ts lists it. */
export function deskRoutes(payload: () => Promise<Payload>, live: ChatLive): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>().onError(answerError).notFound((c) => answerError(new ApiError('not_found'), c));
  app.use(admit(payload));
  app.get('/chats', (c) => list(c));
  app.get('/chats/:id', (c) => thread(c));
  app.get('/replies', async (c) => c.json(await deskReplies(queryOn(c.get('payload')))));
  app.get('/events', (c) => deskEvents(c, c.get('agent').id, live));
  app.post('/chats/:id/files', (c) => files(c));
  app.use(async (c, next) => {
    refuseForeign(c.req.raw);
    await next();
  });
  app.use(limitBody(mostBytes));
  app.post('/chats/:id/messages', (c) => messages(c));
  app.post('/chats/:id/notes', async (c) => {
    const { text } = await readBody(c, z.object({ text: z.string() }));
    return c.json(await addNote(idOf(c), c.get('agent').id, text, c.get('payload')), 201);
  });
  app.post('/chats/:id/typing', async (c) => {
    const { note } = await readBody(c, z.object({ note: z.boolean().default(false) }));
    const typing = { chat: idOf(c), typing: 'agent', agent: c.get('agent').id, aside: note } as const;
    await signal(typing, { payload: c.get('payload') });
    return c.body(null, 204);
  });
  app.post('/chats/:id/marks', async (c) => {
    await markOf('agent', { id: idOf(c) }, await readBody(c, chatMarksRequestSchema), c.get('payload'));
    return c.body(null, 204);
  });
  app.post('/chats/:id/assign', async (c) => {
    const { user } = await readBody(c, z.object({ user: z.number().int().nullable() }));
    await assignChat(idOf(c), user, c.get('payload'));
    return c.body(null, 204);
  });
  app.post('/chats/:id/state', async (c) => {
    const { state, until } = await readBody(c, stateSchema);
    await setChatState(idOf(c), state, until ? new Date(until) : null, c.get('payload'));
    return c.body(null, 204);
  });
  app.post('/chats/:id/spam', async (c) => {
    const { spam } = await readBody(c, z.object({ spam: z.boolean() }));
    await markChatSpam(idOf(c), spam, c.get('payload'));
    return c.body(null, 204);
  });
  app.post('/available', async (c) => {
    const { available } = await readBody(c, z.object({ available: z.boolean() }));
    await setAvailable(c.get('agent').id, available, c.get('payload'));
    return c.body(null, 204);
  });
  return app;
}

const stateSchema = z.object({ state: z.enum(chatStates), until: z.iso.datetime({ offset: true }).nullish() });

/** For who answers chats, with the session of the admin host's screens. */
function admit(payload: () => Promise<Payload>) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    c.header('Cache-Control', 'private, no-store');
    c.set('locale', menuLanguage(c));
    const opened = await payload();
    const { user } = await opened.auth({ headers: c.req.raw.headers });
    if (!user) throw new StaffError('unauthorized');
    if (!hasRole(user, 'agent')) throw new StaffError('forbidden');
    c.set('payload', opened);
    c.set('user', user);
    c.set('agent', { id: Number(user.id), name: nameOf(user) });
    await next();
  });
}

function nameOf(user: TypedUser): string {
  return 'name' in user ? (user.name ?? '') : '';
}

async function list(c: DeskContext): Promise<Response> {
  const query = deskQuery.safeParse(c.req.query());
  if (!query.success) throw new ApiError('bad_request');
  return c.json(await deskList(c.get('agent').id, query.data, queryOn(c.get('payload'))));
}

const deskQuery = z.object({
  folder: z.enum(deskFolders).default('open'),
  search: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

async function thread(c: DeskContext): Promise<Response> {
  const after = Number(c.req.query('after') ?? 0);
  if (!Number.isSafeInteger(after) || after < 0) throw new ApiError('bad_request', 'after');
  return c.json(await deskThread(idOf(c), after, { payload: c.get('payload'), user: c.get('user') }));
}

async function messages(c: DeskContext): Promise<Response> {
  const request = readMessage(await readBody(c, chatMessageRequestSchema), c.get('locale'));
  const { message, repeated } = await agentSays(idOf(c), c.get('agent'), request, c.get('payload'));
  return c.json(presentForDesk(message), repeated ? 200 : 201);
}

async function files(c: DeskContext): Promise<Response> {
  refuseForeignOrigin(c.req.raw);
  const name = c.req.header('x-file-name');
  if (!name) throw new ApiError('bad_request', 'X-File-Name');
  const upload = await createUpload(
    {
      kind: 'chats',
      field: 'files',
      filename: cleanFilename(name),
      body: c.req.raw.body,
      announced: announcedLength(c),
      sender: `staff:${c.get('agent').id}`,
    },
    c.get('payload'),
  );
  return c.json(upload, 201);
}

function idOf(c: DeskContext): number {
  const id = Number(c.req.param('id'));
  // As far as the database counts.
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw new ApiError('not_found');
  return id;
}

function answerError(error: Error, c: DeskContext): Response {
  const language = c.get('locale') ?? 'en';
  if (error instanceof StaffError) return staffErrorAnswer(error, language);
  const refusal = error instanceof ApiError ? error : isOutage(error) ? unavailable(error) : new ApiError('internal');
  if (refusal.code === 'internal') log.error(`${c.req.method} ${c.req.path} failed`, { error });
  c.header('Cache-Control', 'private, no-store');
  if (refusal.details.retryAfter !== undefined) c.header('Retry-After', String(refusal.details.retryAfter));
  return c.json(errorBody(refusal, language), errorStatus(refusal));
}
