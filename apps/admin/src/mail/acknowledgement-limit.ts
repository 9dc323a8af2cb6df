import type { PayloadRequest } from 'payload';
import { transactionSql } from '../platform/database/transaction-sql.ts';
import type { MailTemplate } from './new-mail.ts';

/** A form can be filled with somebody else's address, from as many machines as one likes. */
const perHour = 3;
const counted: readonly MailTemplate[] = ['acknowledgement', 'chat_offline'];

/** Any number other than those in database/lock.ts, database/exclusively.ts and accounts/welcome-orderer.ts. */
const lock = 4_610_006;

/**
 * Whether one more acknowledgement may go to an address. Counted in the database, so that all hosts count together;
 * of two at once, the second waits until the transaction of the first has ended.
 * @param req carries an open transaction
 */
export async function mayAcknowledge(to: string, req: PayloadRequest): Promise<boolean> {
  const sql = await transactionSql(req);
  if (!sql) throw new Error('Acknowledgements can be counted inside a transaction only.');
  const address = to.trim().toLowerCase();
  await sql.executeSql('SELECT pg_advisory_xact_lock($1::int, hashtext($2))', [lock, address]);
  const { rows } = await sql.executeSql(
    `SELECT count(*)::int AS sent FROM mails WHERE lower("to") = $1 AND template = ANY($2)
       AND created_at > now() - interval '1 hour'`,
    [address, counted],
  );
  return (rows[0] as { sent: number }).sent < perHour;
}
