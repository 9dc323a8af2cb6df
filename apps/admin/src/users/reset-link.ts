import type { Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { userLabels } from './catalogue/index.ts';

/** Of Payload's links and of invitations alike. Anything else was never mailed, and need not be looked for. */
const token = /^[0-9a-f]{40}$/;

/**
 * Whether the link in a mail still sets a password. It tells nothing else, not even whose it was, and does not use the
 * link up.
 */
export async function isLiveLink(typed: string, { db }: Payload): Promise<boolean> {
  if (!token.test(typed)) return false;
  const found = await db.findOne({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: typed },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
  });
  return found !== null;
}

/** What the page of such a link says in place of its form, and the form that was open when its link ended. */
const deadLinkSentences: Record<Locale, string> = userLabels.resetLink.deadLinkSentences;

export function refuseDeadLink({ i18n }: PayloadRequest): ApiError {
  return new ApiError('forbidden', undefined, { message: deadLinkSentences[interfaceLanguage(i18n)] });
}
