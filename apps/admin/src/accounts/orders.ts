import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { searchTextOf } from '../platform/staff/list-search.ts';
import { isMailAddress } from '../mail/index.ts';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import { createRow } from '../platform/database/in-transaction.ts';
import { cleanEmail, findAccount, loadAccount } from './account-row.ts';
import { inviteAccount } from './password-link.ts';
import { ofSubmission } from '../platform/staff/fields/submission-field.ts';
import { removeUploadsOf } from '../uploads/index.ts';
import { queryIn } from '../platform/database/query.ts';

/** The order, as far as an account is made of it. */
interface FirstOrder {
  id: number;
  locale: Locale;
  email?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  phone?: string | null;
}

/** Milliseconds: first the order is confirmed, then comes what belongs to it. */
const afterAcknowledgement = 30_000;

/**
 * The first order of an address makes it an account, within the transaction of `req`, and invites by mail: whoever
 * reads the mail is its owner. An order for an address that has an account changes nothing.
 */
export async function welcomeOrderer(order: FirstOrder, req: PayloadRequest): Promise<void> {
  const email = cleanEmail(order.email);
  if (!isMailAddress(email)) return;
  // Of two orders at once the second finds what the first has made.
  await lockInTransaction(req, 'orderer', email);
  if (await findAccount(email, req.payload, req)) return;
  const now = new Date().toISOString();
  const name = [order.first_name, order.last_name].filter(Boolean).join(' ').slice(0, 200) || email;
  const id = await createRow(
    'accounts',
    {
      name,
      email,
      phone: order.phone || null,
      locale: order.locale,
      search_text: searchTextOf([name, email, order.phone]),
      is_banned: false,
      createdAt: now,
      updatedAt: now,
    },
    req,
  );
  await req.payload.db.updateOne({ collection: 'orders', id: order.id, data: { account: id }, req, returning: false });
  const account = await loadAccount(id, req.payload, req);
  if (account) await inviteAccount(account, req, afterAcknowledgement);
}

/** From the accepted quote on an order is a contract. */
const binding = ['accepted', 'in_progress', 'delivered', 'closed'];

/** Whether an order is a contract. */
export async function isBinding(order: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'orders',
    where: { and: [{ id: { equals: order } }, { state: { in: binding } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** What remains: reference, offer, budget, states and their dates, until its own period is over (retention-rules.ts). */
export async function stripOrder(order: number, req: PayloadRequest): Promise<void> {
  const query = await queryIn(req);
  await query(
    `UPDATE orders SET first_name = NULL, last_name = NULL, company = NULL, email = NULL, phone = NULL,
       phone_country = NULL, brief = NULL, search_text = lower(concat_ws(' ', title, reference)), sender_hash = NULL,
       status_code_hash = NULL, account_id = NULL, updated_at = now()
     WHERE id = $1`,
    [order],
  );
  const where = ofSubmission('orders', order);
  await removeUploadsOf({ kind: 'orders', id: order }, req);
  await req.payload.db.deleteMany({ collection: 'mails', where, req });
  await req.payload.db.deleteMany({ collection: 'events', where: { and: [where, { type: { equals: 'note' } }] }, req });
  await query('UPDATE events SET note = NULL WHERE id IN (SELECT parent_id FROM events_rels WHERE orders_id = $1)', [
    order,
  ]);
}
