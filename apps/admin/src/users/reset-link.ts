import type { Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { userLabels } from './catalogue/index.ts';
import type { StaffRow } from './staff-password.ts';

/** Of Payload's links and of invitations alike. Anything else was never mailed, and need not be looked for. */
const token = /^[0-9a-f]{40}$/;

/** What a link in a mail leads to. */
export interface ReadLink {
  member: StaffRow;
  /** By somebody who has never chosen a password. */
  invited: boolean;
}

/** Whose password a link still sets; `null` for one that sets none. It is not used up by that. */
export async function readLink(typed: string, { db }: Payload): Promise<ReadLink | null> {
  if (!token.test(typed)) return null;
  const member = await db.findOne<StaffRow>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: typed },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
  });
  return member && { member, invited: Boolean(member.invited_until) };
}

/** What the page of such a link says in place of its form, and the form that was open when its link ended. */
const deadLinkSentences: Record<Locale, string> = userLabels.resetLink.deadLinkSentences;

export function refuseDeadLink({ i18n }: PayloadRequest): ApiError {
  return new ApiError('forbidden', undefined, { message: deadLinkSentences[interfaceLanguage(i18n)] });
}
