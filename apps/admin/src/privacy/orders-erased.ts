import { finalStates, type Locale, stateLabel } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import {
  latin,
  type MailBody,
  type MailText,
  mailText,
  phrase,
  queueMail,
  staffLocale,
  staffMailbox,
  words,
} from '../mail/index.ts';
import { loadCompany } from '../platform/company/company.ts';
import type { OwnSubmission } from '../accounts/index.ts';
import { privacyMails } from './catalogue/index.ts';

interface Colleague {
  email?: string;
  language?: Locale | null;
}

interface Order {
  id: number;
  reference: string;
  title?: string | null;
  state: string;
  assignee?: Colleague | number | null;
}

/**
 * Whoever works on orders hears that they end with the account of who ordered: the mailbox of staff, and who has one of
 * them, each in their language. What is told is of the order and not of the person.
 */
export async function notifyOrdersErased(own: readonly OwnSubmission[], req: PayloadRequest): Promise<void> {
  const ids = own.filter(({ kind }) => kind === 'orders').map(({ id }) => id);
  if (ids.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      and: [{ id: { in: ids } }, { state: { not_in: [...finalStates.orders] } }, { spam: { not_equals: true } }],
    },
    pagination: false,
    depth: 1,
    overrideAccess: true,
    sort: 'id',
    req,
  });
  const orders = docs as unknown as Order[];
  if (orders.length === 0) return;
  const lines = (told: readonly Order[], locale: Locale) =>
    told.map(({ reference, state, title }) => ({
      reference,
      title: title ?? '',
      state: stateLabel('orders', state, locale),
    }));
  const notify = async (to: string, locale: Locale, told: readonly Order[]) => {
    const company = await loadCompany(locale, req.payload);
    const mail = ordersErasedMail({ company, locale, orders: lines(told, locale) });
    await queueMail({ ...mail, template: 'staff_notice', to, locale }, req);
  };
  const usual = await staffLocale(req.payload);
  await notify(await staffMailbox(req.payload), usual, orders);
  for (const [email, { language, theirs }] of byAssignee(orders, usual)) await notify(email, language, theirs);
}

function byAssignee(orders: readonly Order[], usual: Locale): Map<string, { language: Locale; theirs: Order[] }> {
  const assigned = new Map<string, { language: Locale; theirs: Order[] }>();
  for (const order of orders) {
    const { email, language } = typeof order.assignee === 'object' ? (order.assignee ?? {}) : {};
    if (!email) continue;
    const theirs = [...(assigned.get(email)?.theirs ?? []), order];
    assigned.set(email, { language: language ?? usual, theirs });
  }
  return assigned;
}

interface OrdersErased {
  locale: Locale;
  company: MailBody['company'];
  /** `state` in words. */
  orders: readonly { reference: string; title: string; state: string }[];
}

/** To those who work on orders: their owner has deleted the account, and with it these. */
export function ordersErasedMail({ company, locale, orders }: OrdersErased): MailText {
  const lines = orders.map(({ reference, state, title }) => ({
    paragraph: phrase`${latin(reference)} · ${words(title)} · ${words(state)}`,
  }));
  const texts = privacyMails[locale].ordersErased;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [{ paragraph: [texts.lead] }, ...lines, { note: [texts.note] }],
  });
}
