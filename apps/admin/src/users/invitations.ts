import { randomBytes } from 'node:crypto';
import { fieldLabels, isLocale, type Locale } from '@nasaq/contract';
import { ValidationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { env } from '../env.ts';
import { linkMail } from '../accounts/index.ts';
import { queryFor } from '../platform/database/query.ts';
import { hasRole } from '../platform/staff/access.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { staffAction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { queueMail } from '../mail/index.ts';
import { userLabels, userMails } from './catalogue/index.ts';
import { mailFacts } from './mail-facts.ts';
import { requireProof } from './proof.ts';
import type { StaffRow } from './staff-password.ts';

/** Milliseconds. */
const invitationLasts = 7 * 24 * 60 * 60 * 1_000;

/**
 * `POST /api/users/:id/invite` for administrators: a link with which a colleague chooses a password, in place of any
 * earlier one. Answers `{ invited_until }`, nothing for who has accepted an invitation long ago.
 */
export const inviteEndpoint = staffAction({
  path: '/invite',
  input: z.object({}),
  may: (user) => hasRole(user),
  act: async ({ id, req }) => {
    const user = await req.payload.db.findOne<StaffRow>({ collection: 'users', where: { id: { equals: id } }, req });
    if (!user) throw new StaffError('not_found');
    if (hasRole(user)) await requireProof(req);
    return inviteStaff(user, req, Boolean(user.invited_until));
  },
});

/** `POST /api/users/:id/withdraw-invitation`: the link in it leads nowhere any more, and who has it gets no other one. */
export const withdrawEndpoint = staffAction({
  path: '/withdraw-invitation',
  input: z.object({}),
  may: (user) => hasRole(user),
  act: async ({ id, req }) => {
    const query = await queryFor(req);
    const rows = await query<{ invited_until: Date }>(
      `UPDATE users SET invited_until = least(invited_until, now()), reset_password_token = NULL,
         reset_password_expiration = NULL
       WHERE id = $1 AND invited_until IS NOT NULL RETURNING invited_until`,
      [id],
    );
    if (!rows[0]) throw new StaffError('not_found');
    return { invited_until: rows[0].invited_until.toISOString() };
  },
});

/** @param isNew whether they have never chosen a password yet */
export async function inviteStaff(member: StaffRow, req: PayloadRequest, isNew: boolean) {
  const { email, name } = member;
  // As Payload keeps the token of who has forgotten the password, but for a longer time.
  const token = randomBytes(20).toString('hex');
  const until = new Date(Date.now() + invitationLasts).toISOString();
  await req.payload.db.updateOne({
    collection: 'users',
    id: member.id,
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: until,
      ...(isNew && { invited_until: until }),
      // Nothing that an open form shows has changed: it is not to be told that it is out of date.
      updatedAt: null,
    },
    req,
    returning: false,
  });
  const link = `${env.adminUrl}/admin/reset/${encodeURIComponent(token)}`;
  const { company, locale } = await mailFacts(member, req);
  const mail = linkMail({ company, locale, name, link }, userMails[locale].invitation);
  await queueMail({ ...mail, template: 'account', to: email, locale }, req);
  return isNew ? { invited_until: until } : {};
}

/** Whoever forgot a password gets a link; an invitation that has expired or was withdrawn is the administrator's to send. */
export function mayAskForLink(member: StaffRow | null): boolean {
  const until = member?.invited_until;
  return member !== null && (!until || Date.parse(until) > Date.now());
}

/**
 * What somebody who was invited says of themselves, besides the password.
 * @throws {ValidationError} on `name`
 */
export function acceptInvitation({ data, i18n, t }: PayloadRequest): { name?: string; language?: Locale } {
  const { language, name } = (data ?? {}) as { language?: unknown; name?: unknown };
  const chosen = { ...(isLocale(language) && { language }) };
  // Those who come by a script that knows of passwords alone keep the name that they were given.
  if (typeof name !== 'string') return chosen;
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= 200) return { ...chosen, name: trimmed };
  const own = interfaceLanguage(i18n);
  const { sentence } = userLabels.guardPasswords;
  const error = { path: 'name', message: sentence.name[own], label: fieldLabels.name[own] };
  throw new ValidationError({ collection: 'users', errors: [error] }, t);
}
