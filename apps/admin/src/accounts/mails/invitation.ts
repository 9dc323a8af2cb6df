import type { Locale } from '@nasaq/contract';
import { type MailBody, type MailText, greeting, mailText, phrase, words } from '../../mail/index.ts';

/** What the mails to the owner of an account tell. */
export interface AccountMail {
  locale: Locale;
  name: string;
  company: MailBody['company'];
}

/** Tells somebody that they have an account, with the link to choose a password; it is good for seven days. */
export function invitationMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: phrase`حسابك لدى ${words(company.name)}`,
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`أنشأنا لك حسابًا في موقع ${words(company.name)}، تجد فيه طلباتك ورسائلك ومحادثاتك وما بلغه كل منها.`,
        },
        { paragraph: ['بقي أن تختار كلمة المرور. يصلح هذا الرابط سبعة أيام ولمرة واحدة.'] },
        { link, label: 'اختر كلمة المرور' },
        {
          note: [
            'لا حاجة إلى الحساب لمتابعة طلب واحد، فيكفي رابط رسالته. وإن لم تتعامل معنا قط فقد كتب أحدهم عنوانك خطأً: تجاهل هذه الرسالة، ولن يدخل أحد إلى الحساب.',
          ],
        },
      ],
    });
  return mailText({
    locale,
    company,
    subject: phrase`Your account at ${words(company.name)}`,
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`We have made an account for you on the site of ${words(company.name)}. In it you find what you have ordered and sent, your chats, and how far each of them has come.`,
      },
      { paragraph: ['All that is missing is your password. This link is good for seven days, and once.'] },
      { link, label: 'Choose a password' },
      {
        note: [
          'To follow a single order you need no account: the link in its own mail is enough. If you never dealt with us, somebody typed your address by mistake: ignore this mail, and nobody gets into the account.',
        ],
      },
    ],
  });
}
