import { localePath, paths } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { type MailText, queueMail } from '../mail/index.ts';
import {
  addressChangedMail,
  bannedMail,
  newAddressMail,
  passwordChangedMail,
  unbannedMail,
} from './mails/account-mails.ts';
import { loadCompany } from '../platform/company/company.ts';
import type { AccountRow } from './account-row.ts';
import { passwordLink } from './password-link.ts';

/** Whoever's password is another one hears of it, with the way to set one anew: it may not have been them. */
export async function notifyNewPassword(account: AccountRow, req: PayloadRequest): Promise<void> {
  const link = env.siteUrl + localePath(account.locale, paths.forgotten);
  await send(account, passwordChangedMail({ ...(await about(account, req)), link }), req);
}

/**
 * The old address hears of the new one, which it may not have wanted; the new one gets the link for a password, which
 * proves it.
 * @param account as it is now
 */
export async function notifyMoved(account: AccountRow, before: string, req: PayloadRequest): Promise<void> {
  const facts = await about(account, req);
  await send({ ...account, email: before }, addressChangedMail({ ...facts, to: account.email }), req);
  const link = passwordLink({ ...account, password_hash: null }, 'invitation');
  const mail = newAddressMail({ ...facts, link });
  await queueMail({ ...mail, template: 'invitation', to: account.email, locale: account.locale }, req);
}

/** Who is blocked reads why, and who is free again that it is over. */
export async function notifyBan(account: AccountRow, req: PayloadRequest): Promise<void> {
  const facts = await about(account, req);
  const reason = (account.locale === 'ar' ? account.ban_reason_ar : account.ban_reason_en) ?? '';
  await send(account, account.is_banned ? bannedMail({ ...facts, reason }) : unbannedMail(facts), req);
}

async function about({ locale, name }: AccountRow, { payload }: PayloadRequest) {
  return { locale, name, company: await loadCompany(locale, payload) };
}

async function send({ email, locale }: AccountRow, mail: MailText, req: PayloadRequest): Promise<void> {
  await queueMail({ ...mail, template: 'security', to: email, locale }, req);
}
