import { handleEndpoints, type Payload } from 'payload';
import { openTestPayload } from '../../testing/open-payload.ts';
import type { Role } from '../../platform/staff/roles.ts';

const host = 'http://localhost:3001';
export const staffPassword = 'seven palms by the river';

interface How {
  client?: string;
  /** The token of a session. */
  token?: string;
  /** The cookie of who is on the way to one, as an answer has set it. */
  step?: string | undefined;
  language?: string;
  method?: string;
  /** The browser. */
  agent?: string;
  /** Of the page that asks. */
  origin?: string;
}

export interface StaffAnswer {
  status: number;
  headers: Headers;
  body: {
    token?: string;
    user?: object | null;
    step?: { kind: string };
    errors?: { message: string; data?: { errors: { path: string; message: string }[] } }[];
  };
}

export interface TestStaff {
  payload: Payload;
  make: (role?: Role, name?: string) => Promise<{ id: number; email: string }>;
  /** Payload's REST interface, as `payloadRest` hands requests to it. */
  call: (path: string, body?: object, how?: How) => Promise<StaffAnswer>;
  signIn: (email: string, password?: string, how?: How) => Promise<StaffAnswer>;
  mailsTo: (email: string) => Promise<{ subject: string; text: string; locale: string }[]>;
  close: () => Promise<void>;
}

/** The cookie of who is on the way to a session, as an answer has set it. */
export function stepOf({ headers }: Pick<StaffAnswer, 'headers'>): string | undefined {
  return headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('nasaq-admin-step='))
    ?.split(';')[0];
}

/** The doors of staff over a real database. */
export async function openTestStaff(): Promise<TestStaff> {
  const { payload, close } = await openTestPayload();
  const { clientHeader } = await import('../../platform/http/client-address.ts');
  let made = 0;
  const call: TestStaff['call'] = async (
    path,
    body,
    { agent = '', client = '203.0.113.7', language = 'en', method, origin = host, step, token } = {},
  ) => {
    const answer = await handleEndpoints({
      config: payload.config,
      request: new Request(`${host}/api${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          'Accept-Language': language,
          'User-Agent': agent,
          [clientHeader]: client,
          ...(token ? { Cookie: `nasaq-admin-token=${token}` } : {}),
          ...(step ? { Cookie: step } : {}),
          ...(body ? { 'Content-Type': 'application/json', Origin: origin } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as StaffAnswer['body'] };
  };
  return {
    payload,
    close,
    call,
    make: async (role = 'editor', name = 'Nadia Farouk') => {
      made += 1;
      const email = `staff-${made}@nasaq.example`;
      const data = { name, email, password: staffPassword, roles: [role] };
      const { id } = await payload.create({ collection: 'users', data });
      return { id, email };
    },
    signIn: (email, password = staffPassword, how = {}) => call('/users/login', { email, password }, how),
    mailsTo: async (email) => {
      const { docs } = await payload.find({
        collection: 'mails',
        where: { to: { equals: email } },
        sort: 'id',
        pagination: false,
      });
      return docs as unknown as Awaited<ReturnType<TestStaff['mailsTo']>>;
    },
  };
}
