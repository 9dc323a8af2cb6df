import { defaultLocale, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { loadCompany } from '../platform/company/company.ts';
import { passwordMail } from '../accounts/index.ts';

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
