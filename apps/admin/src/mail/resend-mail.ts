import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '../platform/staff/access.ts';
import { env } from '../env.ts';
import { answerStaffError, refuseForeign } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { openedMailQueue } from './mail-queue.ts';
import { queryIn } from '../platform/database/query.ts';

/** `POST /api/mails/:id/resend` for administrators: a mail that was given up or kept is queued as if it were new. */
export const resendEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/resend',
  handler: async (req) => {
    try {
      refuseForeign(req);
      if (!req.user) throw new StaffError('unauthorized');
      if (!hasRole(req.user)) throw new StaffError('forbidden');
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id) || id < 1) throw new StaffError('not_found');
      await inTransaction(req.payload, (inner) => resendMail(id, inner));
      return Response.json({ state: 'queued' }, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return answerStaffError(error, req);
    }
  },
};

/**
 * Queues a mail again, within the transaction of `req`.
 * @throws {StaffError} where there is no mail server, or the mail is not one that was given up or kept
 */
export async function resendMail(id: number, req: PayloadRequest): Promise<void> {
  if (!env.smtpUrl) throw new StaffError('no_mail_server');
  const queued = await req.payload.db.updateOne({
    collection: 'mails',
    where: { and: [{ id: { equals: id } }, { state: { in: ['failed', 'kept'] } }] },
    data: { state: 'queued', attempts: 0, last_error: null, next_attempt_at: new Date().toISOString() },
    options: { atomic: true },
    req,
  });
  if (!queued) throw new StaffError('not_resendable');
  await openedMailQueue()?.add(id, { query: await queryIn(req) });
}
