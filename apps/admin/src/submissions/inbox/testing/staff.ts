import { submissionStates, type SubmissionKind } from '@nasaq/contract';
import { handleEndpoints, type Payload, type TypedUser } from 'payload';
import type { Role } from '../../../platform/staff/roles.ts';
import type { Submission } from '../submission.ts';

export interface Staff {
  user: TypedUser;
  /** Calls Payload's REST interface as this member of staff, as the screens do. */
  call: (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;
  /** The same with a method of one's choice. */
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;
}

const host = 'http://localhost:3001';
const password = 'long enough password';

/** A signed-in member of staff. */
export async function signIn(payload: Payload, role: Role, language = 'en'): Promise<Staff> {
  const email = `${role}-${Math.random().toString(36).slice(2)}@nasaq.example`;
  const user = await payload.create({
    collection: 'users',
    data: { name: `The ${role}`, email, password, roles: [role] },
  });
  const { token } = await payload.login({ collection: 'users', data: { email, password } });
  // As the admin host's own sign-in leaves it: the password was shown just now.
  const { queryOn } = await import('../../../platform/database/query.ts');
  await queryOn(payload)('UPDATE users_sessions SET proved_at = now() WHERE _parent_id = $1', [user.id]);
  const send: Staff['send'] = (method, path, body, headers = {}) =>
    handleEndpoints({
      config: payload.config,
      request: new Request(`${host}/api${path}`, {
        method,
        headers: {
          'Accept-Language': language,
          Cookie: `nasaq-admin-token=${token}`,
          ...(body ? { 'Content-Type': 'application/json', Origin: host } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    });
  return {
    user: { ...user, collection: 'users' } as TypedUser,
    send,
    call: (path, body, headers) => send(body ? 'POST' : 'GET', path, body, headers),
  };
}

let made = 0;

/** A stored submission, as the intake would leave it. */
export async function submissionOf(
  payload: Payload,
  kind: SubmissionKind,
  values: Record<string, unknown> = {},
): Promise<Submission> {
  made += 1;
  const reference = `REF${String(made).padStart(5, '0')}`;
  return (await payload.create({
    collection: kind,
    data: {
      reference,
      key: `key-${made}`,
      state: Object.keys(submissionStates[kind])[0],
      locale: 'en',
      title: `About ${made}`,
      first_name: 'Laila',
      email: 'laila@example.com',
      ...values,
    } as never,
  })) as Submission;
}
