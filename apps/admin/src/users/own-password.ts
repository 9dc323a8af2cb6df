import type { PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { staffTransaction } from '../platform/staff/staff-action.ts';
import { provePresent, refuseWeak } from './guard-passwords.ts';
import { findStaff } from './staff-password.ts';

/**
 * `POST /api/users/own-password` with `{ present_password, password }`: another password of who asks, apart from
 * everything else in their account. It ends their other sessions, and they are told by mail. A refusal names the field.
 */
export async function changeOwnPassword(req: PayloadRequest): Promise<Response> {
  const { data, payload, user } = req;
  const stored = user && (await findStaff(user.email ?? '', req));
  if (!stored) throw new ApiError('unauthorized');
  const { password, present_password } = (data ?? {}) as { password?: unknown; present_password?: unknown };
  refuseWeak({ password }, stored, req);
  await provePresent(present_password, req);
  await staffTransaction(Object.assign(req, { user }), async (inner) => {
    const { id, updatedAt } = stored;
    await payload.update({
      collection: 'users',
      id,
      data: { password: password as string },
      depth: 0,
      overrideAccess: true,
      req: inner,
    });
    // Nothing that an open form shows has changed: it is not to be told that it is out of date.
    await payload.db.updateOne({ collection: 'users', id, data: { updatedAt }, req: inner, returning: false });
  });
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
}
