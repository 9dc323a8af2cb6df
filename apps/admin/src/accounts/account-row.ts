import type { Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest, Where } from 'payload';

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

/** The account of a clean address (see clean-email.ts). */
export function findAccount(email: string, payload: Payload, req?: PayloadRequest): Promise<AccountRow | null> {
  return find({ email: { equals: email } }, payload, req);
}

export function loadAccount(id: number, payload: Payload, req?: PayloadRequest): Promise<AccountRow | null> {
  return find({ id: { equals: id } }, payload, req);
}

function find(where: Where, payload: Payload, req?: PayloadRequest): Promise<AccountRow | null> {
  return payload.db.findOne<AccountRow>({ collection: 'accounts', where, ...(req && { req }) });
}
