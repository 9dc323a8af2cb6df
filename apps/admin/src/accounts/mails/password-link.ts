import { type MailText, greeting, mailText } from '../../mail/index.ts';
import type { AccountMail } from './invitation.ts';

/** The link for somebody with an account on the site who has forgotten the password; it is good for an hour. */
export function passwordLinkMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['كلمة مرور جديدة لحسابك'],
      blocks: [
        greeting(name, locale),
        { paragraph: ['طلب أحدهم، والأرجح أنه أنت، كلمة مرور جديدة لحسابك. يصلح هذا الرابط ساعة واحدة ولمرة واحدة.'] },
        { link, label: 'اختر كلمة مرور جديدة' },
        { paragraph: ['بعد تعيينها تُغلق كل جلساتك المفتوحة على أي جهاز، ثم تدخل بكلمتك الجديدة.'] },
        { note: ['لم تطلب ذلك؟ فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['A new password for your account'],
    blocks: [
      greeting(name, locale),
      {
        paragraph: [
          'Somebody, most likely you, asked for a new password for your account. This link is good for one hour, and once.',
        ],
      },
      { link, label: 'Choose a new password' },
      { paragraph: ['Once it is set, you are signed out everywhere, and sign in with the new one.'] },
      { note: ['You did not ask for it? Ignore this mail, and your password stays as it is.'] },
    ],
  });
}
