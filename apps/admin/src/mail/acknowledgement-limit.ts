import type { PayloadRequest } from 'payload';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import { queryIn } from '../platform/database/query.ts';
import type { MailTemplate } from './new-mail.ts';

/** A form can be filled with somebody else's address, from as many machines as one likes. */
const perHour = 3;
const counted: readonly MailTemplate[] = ['acknowledgement', 'chat_offline'];

/**
 * Whether one more acknowledgement may go to an address. Counted in the database, so that all hosts count together;
 * of two at once, the second waits until the transaction of the first has ended.
 * @param req carries an open transaction
 */
export async function mayAcknowledge(to: string, req: PayloadRequest): Promise<boolean> {
  const address = to.trim().toLowerCase();
  await lockInTransaction(req, 'acknowledgement', address);
  const query = await queryIn(req);
  const [row] = await query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM mails WHERE lower("to") = $1 AND template = ANY($2)
       AND created_at > now() - interval '1 hour'`,
    [address, counted],
  );
  return row!.sent < perHour;
}
