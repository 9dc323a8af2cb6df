import { type MailText, greeting, mailText, phrase, words } from '../mail/index.ts';
import type { AccountMail } from '../accounts/index.ts';

/** The link with which a new member of staff, or one who needs another, chooses a password; it is good for seven days. */
export function staffInvitationMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: phrase`حسابك في لوحة إدارة ${words(company.name)}`,
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`لك حساب في لوحة إدارة ${words(company.name)}. بقي أن تختار كلمة المرور، ويصلح هذا الرابط سبعة أيام ولمرة واحدة.`,
        },
        { link, label: 'اختر كلمة المرور' },
        { note: ['إن انتهت مدة الرابط فاطلب غيره من صفحة الدخول، أو من مدير النظام.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: phrase`Your login for the admin host of ${words(company.name)}`,
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`You have a login for the admin host of ${words(company.name)}. All that is missing is your password. This link is good for seven days, and once.`,
      },
      { link, label: 'Choose a password' },
      { note: ['Once it is too old, ask for another one where you sign in, or ask an administrator.'] },
    ],
  });
}
