import { randomUUID } from 'node:crypto';
import {
  chatKeyHeader,
  type ApiErrorBody,
  type ChatEvent,
  type ChatMessage,
  type ChatPage,
  type Locale,
  type StartedChat,
} from '@nasaq/contract';
import type { Hono } from 'hono';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import type { Role } from '../../platform/staff/roles.ts';
import { openTestIntake, wideLimits, type TestIntake } from '../../submissions/intake/testing/open-intake.ts';
import type { SubmissionLimits } from '../../submissions/intake/defence.ts';
import type { DeskEvent } from '../desk/desk-calls.ts';
import type { ChatLive } from '../live/chat-live.ts';
import { EventReader } from './event-reader.ts';

interface Asking {
  key?: string;
  locale?: Locale;
  address?: string;
  headers?: Record<string, string>;
  host?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: <T>() => T;
  /** Throws where it is no refusal. */
  error: () => ApiErrorBody['error'];
}

/** A member of staff with the agents' screen. */
export interface TestAgent {
  id: number;
  name: string;
  call: (path: string, body?: unknown, more?: { headers?: Record<string, string>; host?: number }) => Promise<Answer>;
  events: (host?: number) => Promise<EventReader<DeskEvent>>;
}

export interface TestChats {
  intake: TestIntake;
  payload: Payload;
  pool: Pool;
  /** Asks one of the two hosts. */
  ask: (path: string, body?: unknown, asking?: Asking) => Promise<Answer>;
  start: (values?: object, asking?: Asking) => Promise<StartedChat>;
  say: (
    chat: StartedChat,
    text: string,
    more?: { clientId?: string; files?: string[]; host?: number },
  ) => Promise<Answer>;
  page: (chat: StartedChat, after?: number) => Promise<ChatPage>;
  events: (chat: StartedChat, after?: number, host?: number) => Promise<EventReader<ChatEvent>>;
  agent: (role?: Role) => Promise<TestAgent>;
  limited: (limits: Partial<SubmissionLimits>) => Promise<Hono<ApiEnv>>;
  /** `always`, `never`, or as given. */
  setHours: (hours: 'always' | 'never') => Promise<void>;
  /** Whether an agent has the screen open somewhere. */
  setStaffed: (staffed: boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** The visitors' interface and the agents' on two hosts over one real database, whose company is open day and night. */
export async function openChats(): Promise<TestChats> {
  const intake = await openTestIntake();
  const { payload } = intake;
  const { pool } = payload.db as unknown as { pool: Pool };
  const { createApi } = await import('../../api-routes.ts');
  const { deskRoutes } = await import('../routes/desk-routes.ts');
  const { ChatLive: Live } = await import('../live/chat-live.ts');
  const { Notifier } = await import('../../platform/database/notifications.ts');
  const ready = () => Promise.resolve(payload);
  const hosts = [1, 2].map(() => {
    const notifier = new Notifier();
    const live: ChatLive = new Live(ready, notifier);
    return { live, notifier, api: createApi(ready, { chat: live, limits: wideLimits }), desk: deskRoutes(ready, live) };
  });
  const readers = new Set<EventReader<unknown>>();

  async function ask(path: string, body?: unknown, asking: Asking = {}): Promise<Answer> {
    const { key, locale = 'en', address = '203.0.113.9', headers = {}, host = 0 } = asking;
    const response = await hosts[host]!.api.request(
      `/${path}${path.includes('?') ? '&' : '?'}v=2`,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { locale, ...(key ? { [chatKeyHeader]: key } : {}), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    return answerOf(response);
  }
  async function listen<T>(response: Response): Promise<EventReader<T>> {
    if (response.status !== 200) throw new Error(`No stream: ${response.status} ${await response.text()}`);
    const reader = new EventReader<T>(response);
    readers.add(reader);
    return reader;
  }
  async function setHours(hours: 'always' | 'never'): Promise<void> {
    const row = { from: '00:00', to: '24:00' };
    const week = Array.from({ length: 7 }, (_, weekday) => ({ weekday: String(weekday), ...row }));
    const today = Date.now();
    const exceptions = [-1, 0, 1].map((days) => ({
      date: new Date(today + days * 86_400_000).toISOString(),
      label: 'Closed',
      intervals: [],
    }));
    const data = {
      openingHours: { timeZone: 'Africa/Cairo', week, exceptions: hours === 'always' ? [] : exceptions },
      _status: 'published',
    };
    await payload.updateGlobal({ slug: 'site', locale: 'en', data: data as never });
  }

  const somebody = await payload.create({
    collection: 'users',
    data: { name: 'Nour Adel', email: 'nour@nasaq.example', password: 'long enough password', roles: ['agent'] },
  });
  async function setStaffed(staffed: boolean): Promise<void> {
    await pool.query("UPDATE users SET chat_seen_at = now() + interval '1 hour' * $2 WHERE id = $1", [
      somebody.id,
      staffed ? 1 : -1,
    ]);
  }
  await setHours('always');
  await setStaffed(true);

  return {
    intake,
    payload,
    pool,
    ask,
    setHours,
    setStaffed,
    limited: async (limits) => createApi(ready, { limits: { ...wideLimits, ...limits } }),
    start: async (values = {}, asking = {}) => {
      const answer = await ask('chat', startOf(values), asking);
      if (answer.status !== 201 && answer.status !== 200) throw new Error(`Refused: ${answer.text}`);
      return answer.json<{ data: StartedChat }>().data;
    },
    say: ({ chat, key }, text, { clientId = randomUUID(), files = [], host = 0 } = {}) =>
      ask(`chat/${chat.reference}/messages`, { clientId, text, files }, { key, host }),
    page: async ({ chat, key }, after = 0) =>
      (await ask(`chat/${chat.reference}?after=${after}`, undefined, { key })).json<ChatPage>(),
    events: async ({ chat, key }, after = 0, host = 0) =>
      listen<ChatEvent>(
        await hosts[host]!.api.request(`/chat/${chat.reference}/events?v=2&after=${after}`, {
          headers: { locale: 'en', [chatKeyHeader]: key },
        }),
      ),
    agent: async (role = 'agent') => {
      const email = `${randomUUID()}@nasaq.example`;
      const password = 'long enough password';
      const name = 'Mona Said';
      const user = await payload.create({ collection: 'users', data: { name, email, password, roles: [role] } });
      const { token } = await payload.login({ collection: 'users', data: { email, password } });
      const headers = { cookie: `nasaq-admin-token=${token}`, origin: 'http://localhost:3001' };
      return {
        id: user.id,
        name,
        call: async (path, body, more = {}) =>
          answerOf(
            await hosts[more.host ?? 0]!.desk.request(`/${path}`, {
              method: body === undefined ? 'GET' : 'POST',
              headers: {
                ...headers,
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                ...more.headers,
              },
              ...(body === undefined
                ? {}
                : {
                    body:
                      body instanceof Uint8Array ? new Blob([body as Uint8Array<ArrayBuffer>]) : JSON.stringify(body),
                  }),
            }),
          ),
        events: async (host = 0) => listen<DeskEvent>(await hosts[host]!.desk.request('/events', { headers })),
      };
    },
    close: async () => {
      for (const reader of readers) await reader.close();
      for (const { live, notifier } of hosts) {
        await live.close();
        await notifier.close();
      }
      await intake.close();
    },
  };
}

export function startOf(values: object = {}): Record<string, unknown> {
  return {
    clientId: randomUUID(),
    name: 'Layla',
    email: 'layla@example.com',
    topic: 'services',
    message: { clientId: randomUUID(), text: 'Hello, what does a site cost?' },
    page: '/services',
    elapsed: 60_000,
    ...values,
  };
}

export function texts(messages: readonly ChatMessage[]): string[] {
  return messages.map(({ notice, text }) => (notice ? `<${notice}>` : text));
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: <T>() => JSON.parse(text) as T,
    error: () => {
      const { error } = JSON.parse(text) as ApiErrorBody;
      if (!error) throw new Error(`${response.status} is no refusal: ${text}`);
      return error;
    },
  };
}
