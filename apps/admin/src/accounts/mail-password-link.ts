import type { PayloadRequest } from 'payload';
import { queueMail } from '../mail/index.ts';
import { invitationMail, passwordLinkMail } from './mails/account-mails.ts';
import { loadCompany } from '../platform/company/company.ts';
import type { AccountRow } from './account-row.ts';
import { passwordLink } from './password-link.ts';

/**
 * Mails an account's owner the link to choose a first password, and notes when.
 * @param delay milliseconds by which it follows a mail of the same moment
 */
export async function inviteAccount(account: AccountRow, req: PayloadRequest, delay = 0): Promise<void> {
  const { email, id, locale, name } = account;
  const company = await loadCompany(locale, req.payload);
  const mail = invitationMail({ locale, name, company, link: passwordLink(account, 'invitation') });
  await queueMail({ ...mail, template: 'invitation', to: email, locale, delay }, req);
  const data = { invited_at: new Date().toISOString() };
  await req.payload.db.updateOne({ collection: 'accounts', id, data, req, returning: false });
}

/** Mails the link for who has forgotten the password; whoever never had one is invited again. */
export async function mailPasswordLink(account: AccountRow, req: PayloadRequest): Promise<void> {
  if (!account.password_hash) return inviteAccount(account, req);
  const { email, locale, name } = account;
  const company = await loadCompany(locale, req.payload);
  const mail = passwordLinkMail({ locale, name, company, link: passwordLink(account, 'forgotten') });
  await queueMail({ ...mail, template: 'password_link', to: email, locale }, req);
}
