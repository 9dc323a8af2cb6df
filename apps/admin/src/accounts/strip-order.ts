import type { PayloadRequest } from 'payload';
import { ofSubmission } from '../platform/staff/fields/submission-field.ts';
import { removeUploadsOf } from '../uploads/index.ts';
import { queryIn } from '../platform/database/query.ts';

/** From the accepted quote on an order is a contract. */
const binding = ['accepted', 'in_progress', 'delivered', 'closed'];

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
