import { randomBytes } from 'node:crypto';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { defaultLocale, type Locale } from '@nasaq/contract';
import { hasRole } from '../platform/staff/access.ts';
import { forgetFirstLogin } from './first-user.ts';
import { env } from '../env.ts';
import { staffAction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { queueMail } from '../mail/index.ts';
import { addressChangedMail, linkMail, passwordChangedMail, passwordMail } from '../accounts/index.ts';
import { userMails } from './catalogue/index.ts';
import { loadCompany } from '../platform/company/company.ts';
import type { StaffRow } from './staff-password.ts';

/** Milliseconds. */
const invitationLasts = 7 * 24 * 60 * 60 * 1_000;

/** Whom a member of staff makes, they invite; whoever's address or password has changed hears of it. */
export const notifyStaff: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const member = doc as StaffRow;
  // What the host does by itself (the first login, tests) is told to nobody.
  if (!req.user) return doc;
  if (operation === 'create') await inviteStaff(member, req);
  else if (previousDoc.email !== member.email) await notifyMoved(member, String(previousDoc.email), req);
  if (operation === 'update' && req.context.newPassword) await notifyNewPassword(member, req);
  return doc;
};

/** `POST /api/users/:id/invite` for administrators: a link with which a colleague chooses a password. */
export const inviteEndpoint = staffAction({
  path: '/invite',
  input: z.object({}),
  may: (user) => hasRole(user),
  act: async ({ id, req }) => {
    const user = await req.payload.db.findOne<StaffRow>({ collection: 'users', where: { id: { equals: id } }, req });
    if (!user) throw new StaffError('not_found');
    await inviteStaff(user, req);
    return {};
  },
});

async function inviteStaff(member: StaffRow, req: PayloadRequest): Promise<void> {
  const { email, name } = member;
  // As Payload keeps the token of who has forgotten the password, but for a longer time.
  const token = randomBytes(20).toString('hex');
  await req.payload.db.updateOne({
    collection: 'users',
    id: member.id,
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(Date.now() + invitationLasts).toISOString(),
      // Nothing that an open form shows has changed: it is not to be told that it is out of date.
      updatedAt: null,
    },
    req,
    returning: false,
  });
  const link = `${env.adminUrl}/admin/reset/${encodeURIComponent(token)}`;
  const { company, locale } = await facts(member, req);
  const mail = linkMail({ company, locale, name, link }, userMails[locale].invitation);
  await queueMail({ ...mail, template: 'account', to: email, locale }, req);
}

/** The old address hears of it: whoever was moved away by somebody else would not otherwise. */
async function notifyMoved(member: StaffRow, before: string, req: PayloadRequest): Promise<void> {
  const { email, name } = member;
  forgetFirstLogin(before);
  const { company, locale } = await facts(member, req);
  const mail = addressChangedMail({ company, locale, name, to: email });
  await queueMail({ ...mail, template: 'account', to: before, locale }, req);
}

/** @param user whose password is another one from now on */
export async function notifyNewPassword(member: StaffRow, req: PayloadRequest): Promise<void> {
  const { email, name } = member;
  forgetFirstLogin(email);
  const { company, locale } = await facts(member, req);
  const mail = passwordChangedMail({ company, locale, name, link: `${env.adminUrl}/admin/forgot` });
  await queueMail({ ...mail, template: 'account', to: email, locale }, req);
}

async function facts({ language }: StaffRow, req: PayloadRequest) {
  const locale = language ?? interfaceLanguage(req.i18n);
  return { locale, company: await loadCompany(locale, req.payload) };
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
