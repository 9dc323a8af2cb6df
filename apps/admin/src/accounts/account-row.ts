import { cleanLine, type Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest, Where } from 'payload';
import { notify } from '../platform/database/notifications.ts';

/** An account as it is stored. */
export interface AccountRow {
  id: number;
  name: string;
  email: string;
  phone?: string | null;
  locale: Locale;
  scope?: string[] | null;
  is_banned?: boolean | null;
  ban_reason_en?: string | null;
  ban_reason_ar?: string | null;
  banned_at?: string | null;
  invited_at?: string | null;
  password_set_at?: string | null;
  last_login_at?: string | null;
  password_hash?: string | null;
  createdAt: string;
}

/** The account of a clean address (see `cleanEmail`). */
export function findAccount(email: string, payload: Payload, req?: PayloadRequest): Promise<AccountRow | null> {
  return find({ email: { equals: email } }, payload, req);
}

export function loadAccount(id: number, payload: Payload, req?: PayloadRequest): Promise<AccountRow | null> {
  return find({ id: { equals: id } }, payload, req);
}

function find(where: Where, payload: Payload, req?: PayloadRequest): Promise<AccountRow | null> {
  return payload.db.findOne<AccountRow>({ collection: 'accounts', where, ...(req && { req }) });
}

/** An address as accounts keep it. Providers that tell capitals apart are a thing of the past; people are not that exact. */
export function cleanEmail(typed: unknown): string {
  return cleanLine(typed).toLowerCase();
}

/** On it hosts tell each other whose account or sessions have changed; what has changed they read for themselves. */
export const accountChannel = 'nasaq_accounts';

/** Tells the open pages of an account, on every host, that something may have changed. */
export async function notifyAccount(
  account: number,
  req: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
): Promise<void> {
  await notify(req, accountChannel, String(account));
}
