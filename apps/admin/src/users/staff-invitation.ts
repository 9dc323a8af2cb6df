import { type MailText, filled, greeting, mailText, words } from '../mail/index.ts';
import type { AccountMail } from '../accounts/index.ts';
import { userMails } from './catalogue/index.ts';

/** The link with which a new member of staff, or one who needs another, chooses a password; it is good for seven days. */
export function staffInvitationMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  const texts = userMails[locale].invitation;
  const values = { company: words(company.name) };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, values) },
      { link, label: texts.link },
      { note: [texts.note] },
    ],
  });
}
