import type { Context } from 'hono';
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { clientAddress, clientHeader } from '../http/client-address.ts';
import { hasRole } from './access.ts';
import { menuLanguage } from './outage-refusals.ts';
import { StaffError } from './staff-error.ts';

/**
 * Whoever asks a route that is none of Payload's, as a request of theirs.
 * @throws {StaffError} where they are no administrator
 */
export async function administrator(c: Context, payload: Payload): Promise<PayloadRequest & { user: TypedUser }> {
  const headers = new Headers(c.req.raw.headers);
  // For the audit trail, as Payload's own endpoints have it.
  headers.set(clientHeader, clientAddress(c));
  const { user } = await payload.auth({ headers });
  if (!user) throw new StaffError('unauthorized');
  if (!hasRole(user)) throw new StaffError('forbidden');
  const req = await createLocalReq({ user, req: { headers, context: {} } as Partial<PayloadRequest> }, payload);
  Object.assign(req.i18n, { language: menuLanguage(c) });
  return Object.assign(req, { user });
}
