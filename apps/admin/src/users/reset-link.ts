import { defaultLocale, type Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { userLabels } from './catalogue/index.ts';
import { env } from '../env.ts';
import { loadCompany } from '../platform/company/company.ts';
import { passwordMail } from '../accounts/index.ts';

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
export const deadLinkSentences: Record<Locale, string> = userLabels.resetLink.deadLinkSentences;

export function refuseDeadLink({ i18n }: PayloadRequest): ApiError {
  return new ApiError('forbidden', undefined, { message: deadLinkSentences[interfaceLanguage(i18n)] });
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
