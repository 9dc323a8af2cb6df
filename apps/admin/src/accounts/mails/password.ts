import type { Locale } from '@nasaq/contract';
import { type MailBody, type MailText, mailText, phrase, words } from '../../mail/index.ts';

interface PasswordReset {
  locale: Locale;
  name: string;
  /** Good for an hour, which is Payload's. */
  link: string;
  company: MailBody['company'];
}

/** The link with which a member of staff sets a new password. */
export function passwordMail({ company, link, locale, name }: PasswordReset): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['كلمة مرور جديدة للوحة الإدارة'],
      blocks: [
        { paragraph: phrase`مرحبًا ${words(name)}،` },
        { paragraph: ['طلب أحدهم، والأرجح أنه أنت، كلمة مرور جديدة لحسابك. يصلح هذا الرابط ساعة واحدة.'] },
        { link, label: 'اختر كلمة مرور جديدة' },
        { note: ['لم تطلب ذلك؟ فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['A new password for the admin host'],
    blocks: [
      { paragraph: phrase`Hello ${words(name)},` },
      {
        paragraph: [
          'Somebody, most likely you, asked for a new password for your account. This link is good for one hour.',
        ],
      },
      { link, label: 'Choose a new password' },
      { note: ['You did not ask for it? Ignore this mail, and your password stays as it is.'] },
    ],
  });
}
