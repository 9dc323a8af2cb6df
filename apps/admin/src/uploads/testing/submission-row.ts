import { randomUUID } from 'node:crypto';
import { firstState, type Locale, type SubmissionKind } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import type { Role } from '../../platform/staff/roles.ts';

/** A submission without content, for files to belong to. */
export async function submissionRow(
  kind: SubmissionKind,
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  locale: Locale = 'en',
): Promise<number> {
  const { id } = await req.payload.db.create({
    collection: kind,
    data: { reference: randomUUID().slice(0, 8), key: randomUUID(), state: firstState(kind), locale, title: 'x' },
    req,
  });
  return Number(id);
}

/** A signed-in member of staff, as a browser shows that it is one. */
export async function signIn(payload: Payload, ...roles: Role[]): Promise<{ id: number; cookie: string }> {
  const email = `${randomUUID()}@nasaq.example`;
  const password = 'a password that is long enough';
  const { id } = await payload.create({ collection: 'users', data: { name: 'Staff', email, password, roles } });
  const { token } = await payload.login({ collection: 'users', data: { email, password } });
  return { id, cookie: `nasaq-admin-token=${token}` };
}
