import type { ApiErrorBody, Locale, LoginResponse } from '@nasaq/contract';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import { openTestIntake, wideLimits, type TestIntake } from '../../submissions/intake/testing/open-intake.ts';
import type { AccountRow } from '../account-row.ts';

export interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string;
  locale?: Locale;
  address?: string;
  headers?: Record<string, string>;
  api?: Hono<ApiEnv>;
}

export interface CallAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Throws where it is a refusal or no JSON. */
  json: <T>() => T;
  /** Throws where it is none. */
  error: () => ApiErrorBody['error'];
}

export interface TestAccounts {
  intake: TestIntake;
  pool: Pool;
  /** Two hosts on one database; calls go to the first. */
  hosts: { api: Hono<ApiEnv>; notifier: Notifier }[];
  call: (path: string, call?: Call) => Promise<CallAnswer>;
  /** An answer that is not read to its end. */
  open: (path: string, call?: Call) => Promise<Response>;
  make: (values?: Partial<AccountRow>) => Promise<AccountRow>;
  /** The token of a new session. */
  signIn: (account: Pick<AccountRow, 'email'>, call?: Call) => Promise<string>;
  /** The newest link in a mail to an address, as a token. */
  mailedToken: (email: string) => Promise<string>;
  close: () => Promise<void>;
}

export const goodPassword = 'seven palms by the river';

/** The API over a real database, with accounts whose password is `goodPassword`. */
export async function openTestAccounts(): Promise<TestAccounts> {
  const intake = await openTestIntake();
  const { payload } = intake;
  const { createApi } = await import('../../api-routes.ts');
  const { AccountLimits } = await import('../account-limits.ts');
  const { Notifier: MadeNotifier } = await import('../../platform/database/notifications.ts');
  const { setPassword } = await import('../password.ts');
  const { loadAccount } = await import('../account-row.ts');
  const hosts = [1, 2].map(() => {
    const notifier = new MadeNotifier();
    const accountLimits = new AccountLimits(100_000);
    return {
      notifier,
      api: createApi(() => Promise.resolve(payload), { notifier, accountLimits, limits: wideLimits }),
    };
  });

  const open: TestAccounts['open'] = (path, call = {}) => {
    const { address = '203.0.113.7', api = hosts[0]!.api, body, headers = {}, locale = 'en', token } = call;
    const { method = body === undefined ? 'GET' : 'POST' } = call;
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return Promise.resolve(
      api.request(
        `/${path}?v=2`,
        {
          method,
          headers: { locale, ...authorization, ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: address } } },
      ),
    );
  };
  const call: TestAccounts['call'] = async (path, how) => {
    const { headers, ...response } = await withText(await open(path, how));
    return {
      ...response,
      headers,
      json: () => read(response, true),
      error: () => read<ApiErrorBody>(response, false).error,
    };
  };
  let made = 0;
  return {
    intake,
    hosts,
    open,
    call,
    pool: (payload.db as unknown as { pool: Pool }).pool,
    make: async (values = {}) => {
      made += 1;
      const data = { name: 'Nadia Farouk', email: `nadia-${made}@example.com`, locale: 'en', ...values } as const;
      const { id } = await payload.create({ collection: 'accounts', data: data as never });
      await setPassword((await loadAccount(id, payload))!, goodPassword, payload);
      return (await loadAccount(id, payload))!;
    },
    signIn: async ({ email }, how = {}) => {
      const answer = await call('auth/login', { ...how, body: { email, password: goodPassword } });
      return answer.json<LoginResponse>().token;
    },
    mailedToken: async (email) => {
      const mails = await intake.rows('mails', { to: { equals: email } });
      const link = mails.map(({ text }) => /\/auth\/password\?token=(\S+)/.exec(String(text))?.[1]).findLast(Boolean);
      if (!link) throw new Error(`No link was mailed to ${email}.`);
      return decodeURIComponent(link);
    },
    close: async () => {
      await Promise.all(hosts.map(({ notifier }) => notifier.close()));
      await intake.close();
    },
  };
}

async function withText(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function read<T>({ status, text }: { status: number; text: string }, good: boolean): T {
  if (status < 400 !== good) throw new Error(`${status} was not expected: ${text}`);
  return JSON.parse(text) as T;
}
