import { finalStates, stateLabel, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { staffMailbox } from '../mail/mailboxes.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { ordersErasedMail } from '../mail/templates/orders-erased.ts';
import { loadCompany } from '../submissions/company.ts';
import type { OwnSubmission } from './own-submissions.ts';

interface Order {
  id: number;
  reference: string;
  title?: string | null;
  state: string;
  assignee?: { email?: string } | number | null;
}

/**
 * Whoever works on orders hears that they end with the account of who ordered: the mailbox of staff, and who has one of
 * them. What is told is of the order and not of the person, in the language of notices: the sender's.
 */
export async function tellOrdersErased(
  own: readonly OwnSubmission[],
  locale: Locale,
  req: PayloadRequest,
): Promise<void> {
  const ids = own.filter(({ kind }) => kind === 'orders').map(({ id }) => id);
  if (ids.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      and: [{ id: { in: ids } }, { state: { not_in: [...finalStates.orders] } }, { spam: { not_equals: true } }],
    },
    pagination: false,
    depth: 1,
    sort: 'id',
    req,
  });
  const orders = docs as unknown as Order[];
  if (orders.length === 0) return;
  const company = await loadCompany(locale, req.payload);
  const lines = (told: readonly Order[]) =>
    told.map(({ reference, state, title }) => ({
      reference,
      title: title ?? '',
      state: stateLabel('orders', state, locale),
    }));
  const tell = async (to: string, told: readonly Order[]) =>
    queueMail(
      { ...ordersErasedMail({ company, locale, orders: lines(told) }), template: 'staff_notice', to, locale },
      req,
    );
  await tell(await staffMailbox(req.payload), orders);
  for (const [email, theirs] of byAssignee(orders)) await tell(email, theirs);
}

function byAssignee(orders: readonly Order[]): Map<string, Order[]> {
  const assigned = new Map<string, Order[]>();
  for (const order of orders) {
    const email = typeof order.assignee === 'object' ? order.assignee?.email : undefined;
    if (email) assigned.set(email, [...(assigned.get(email) ?? []), order]);
  }
  return assigned;
}
