import type { Locale } from '@nasaq/contract';
import { env } from '../env.ts';
import { askMailServer, greetingMail, type MailBody, type MailText, queueMail } from '../mail/index.ts';
import { loadCompany } from '../platform/company/company.ts';
import { queryOn } from '../platform/database/query.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { fill } from '../platform/staff/screens/screen-texts.ts';
import type { StaffRequest } from '../platform/staff/staff-action.ts';
import { startTexts } from './catalogue/index.ts';
import { noteStart } from './state.ts';

/**
 * Writes to whoever asks, in the language of their menus, as the company writes to everybody. The mail server is asked
 * first, so that a wrong password is told here and not found in the queue.
 * @returns what came of it, in that language
 */
export async function sendTestMail(req: StaffRequest): Promise<string> {
  const locale = interfaceLanguage(req.i18n);
  const texts = startTexts[locale];
  if (!env.smtpUrl) return texts.mail.off;
  const reason = await askMailServer(env.smtpUrl);
  if (reason !== undefined) return fill(texts.mail.refused, { reason });
  const { email: to = '', name = '' } = req.user as { email?: string; name?: string };
  const company = await loadCompany(locale, req.payload);
  const mail = testMail({ company, locale, name });
  await queueMail({ ...mail, template: 'test', to, locale }, req);
  await noteStart(queryOn(req.payload), { mailed: new Date().toISOString() });
  return fill(texts.mail.sent, { to });
}

export function testMail(reader: { company: MailBody['company']; locale: Locale; name: string }): MailText {
  const { mail, title } = startTexts[reader.locale];
  return greetingMail(
    reader,
    [mail.subject],
    [{ paragraph: [mail.text] }, { link: `${env.adminUrl}/admin/start`, label: title }],
  );
}
