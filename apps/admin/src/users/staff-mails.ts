import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { defaultLocale, type Locale } from '@nasaq/contract';
import { forgetFirstLogin } from './first-user.ts';
import { env } from '../env.ts';
import { queryFor } from '../platform/database/query.ts';
import { maskedEmail } from '../platform/secrets/masked-email.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { queueMail } from '../mail/index.ts';
import { addressChangedMail, passwordChangedMail, passwordMail } from '../accounts/index.ts';
import { loadCompany } from '../platform/company/company.ts';
import { inviteStaff } from './invitations.ts';
import { mailFacts } from './mail-facts.ts';
import { rightsText } from './rights-text.ts';
import type { StaffRow } from './staff-password.ts';

/** Whom a member of staff makes, they invite; whoever's address or password has changed hears of it. */
export const notifyStaff: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const member = doc as StaffRow;
  // What the host does by itself (the first login, tests) is told to nobody.
  if (!req.user) return doc;
  if (operation === 'create') await inviteStaff(member, req, true);
  else if (previousDoc.email !== member.email) await notifyMoved(member, String(previousDoc.email), req);
  await recordRights(member, operation === 'create' ? null : (previousDoc as StaffRow), req);
  if (operation === 'update' && req.context.newPassword) await settlePassword(member, req);
  return doc;
};

/** Who has given whom which roles, or another address, stands in the audit trail. */
async function recordRights(after: StaffRow, before: StaffRow | null, req: PayloadRequest): Promise<void> {
  const [had, has] = [before, after].map((one) => rightsText(one) || '·');
  const moves = before !== null && before.email !== after.email;
  if (had === has && !moves) return;
  const address = moves ? `; ${maskedEmail(before.email)} → ${maskedEmail(after.email)}` : '';
  await recordAct(
    {
      act: 'roles',
      kind: 'users',
      record: after.id,
      subject: maskedEmail(after.email),
      detail: `${had} → ${has}${address}`,
      actor: req.user,
    },
    req,
  );
}

/** The old address hears of it: whoever was moved away by somebody else would not otherwise. */
async function notifyMoved(member: StaffRow, before: string, req: PayloadRequest): Promise<void> {
  const { email, name } = member;
  forgetFirstLogin(before);
  const { company, locale } = await mailFacts(member, req);
  const mail = addressChangedMail({ company, locale, name, to: email });
  await queueMail({ ...mail, template: 'security', to: before, locale }, req);
}

/**
 * Somebody has another password: nothing waits for them to accept an invitation, a link that was mailed leads nowhere any
 * more, what was printed for them is forgotten, and they are told by mail.
 * @param isGiven whether it was made for them, and they are asked for one of their own with it
 */
export async function settlePassword(member: StaffRow, req: PayloadRequest, isGiven = false): Promise<void> {
  const { email, id, invited_until: wasInvited, name } = member;
  const query = await queryFor(req);
  await query(
    `UPDATE users SET must_change_password = $2, invited_until = NULL, reset_password_token = NULL,
       reset_password_expiration = NULL
     WHERE id = $1`,
    [id, isGiven],
  );
  forgetFirstLogin(email);
  // Whoever chooses their first one need not be told.
  if (wasInvited) return;
  const { company, locale } = await mailFacts(member, req);
  const mail = passwordChangedMail({ company, locale, name, link: `${env.adminUrl}/admin/forgot` });
  await queueMail({ ...mail, template: 'security', to: email, locale }, req);
}

interface Forgotten {
  req?: PayloadRequest;
  token?: string;
  user?: { name?: string; language?: Locale | null };
}

/** The mail for a member of staff who has forgotten the password: in their language, else in that of the screen that asked. */
export const forgottenPassword = {
  generateEmailHTML: async (asked?: Forgotten) => (await compose(asked)).html,
  generateEmailSubject: async (asked?: Forgotten) => (await compose(asked)).subject,
};

async function compose({ req, token = '', user }: Forgotten = {}) {
  const locale = user?.language ?? (req ? interfaceLanguage(req.i18n) : defaultLocale);
  const company = req ? await loadCompany(locale, req.payload) : { name: '', email: '', phone: '' };
  // Never from the request's own host, which whoever sends it may choose.
  const link = `${env.adminUrl}/admin/reset/${encodeURIComponent(token)}`;
  return passwordMail({ locale, name: user?.name ?? '', link, company });
}
