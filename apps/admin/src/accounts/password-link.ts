import { type Locale, localePath, passwordPath } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { isKeyedHash, keyedHash } from '../platform/secrets/secret.ts';
import { type AccountRow, loadAccount } from './account-row.ts';
import { queueMail } from '../mail/index.ts';
import { invitationMail, passwordLinkMail } from './mails/account-mails.ts';
import { loadCompany } from '../platform/company/company.ts';

const purpose = 'password-link';
/** Why somebody was sent a link, and for how many hours it is good. */
const hours = { invitation: 7 * 24, forgotten: 1 } as const;
export type LinkReason = keyof typeof hours;

/**
 * A link with which an account's owner sets a password. It is signed together with the address and the present
 * password: once another one is set, by this link or otherwise, it is good for nothing.
 */
export function passwordLink(account: AccountRow, reason: LinkReason): string {
  const body = `${account.id}.${reason}.${Date.now() + hours[reason] * 3_600_000}`;
  const token = `${body}.${keyedHash(purpose, signed(body, account))}`;
  return env.siteUrl + localePath(account.locale satisfies Locale, passwordPath(token));
}

/** Whom a link is for; `null` for one that is forged, used or expired. */
export async function readPasswordLink(
  token: string,
  payload: Payload,
): Promise<{ account: AccountRow; reason: LinkReason } | null> {
  const match =
    /^(?<body>(?<id>\d{1,10})\.(?<reason>invitation|forgotten)\.(?<expires>\d{13,15}))\.(?<signature>[\w-]{43})$/.exec(
      token,
    );
  if (!match?.groups) return null;
  const { body, expires, id, reason, signature } = match.groups as Record<string, string>;
  if (Number(expires) <= Date.now() || Number(id) > 2 ** 31 - 1) return null;
  const account = await loadAccount(Number(id), payload);
  if (!account) return null;
  return isKeyedHash(signature!, purpose, signed(body!, account)) ? { account, reason: reason as LinkReason } : null;
}

function signed(body: string, { email, password_hash: present }: AccountRow): string {
  return JSON.stringify([body, email, present ?? '']);
}

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
