import { type MailText, greeting, mailText, phrase, words } from '../../mail/index.ts';
import type { AccountMail } from './invitation.ts';

/** The last mail to somebody who has deleted their account. */
export function accountDeletedMail({ company, locale, name }: AccountMail): MailText {
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: ['حذفنا حسابك وبياناتك'],
      blocks: [
        greeting(name, locale),
        {
          paragraph: phrase`حُذف حسابك لدى ${words(company.name)} كما طلبت، ومعه كل ما أرسلته إلينا: الرسائل والطلبات وطلبات التوظيف والمحادثات والملفات.`,
        },
        {
          paragraph: [
            'أما الطلبات التي قُبلت عروضها فيلزمنا قانون الضرائب بحفظ ما جرى فيها، فحفظناه من غير اسم ولا عنوان ولا نص ولا ملف. وتزول النسخ الاحتياطية بعد خمسة وثلاثين يومًا على الأكثر.',
          ],
        },
        { note: ['لا نحتفظ بعنوانك بعد هذه الرسالة. وإن لم تكن أنت من طلب الحذف فرد عليها اليوم.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: ['Your account and your data are deleted'],
    blocks: [
      greeting(name, locale),
      {
        paragraph: phrase`As you asked, your account at ${words(company.name)} is deleted, and with it everything that you sent us: messages, orders, applications, chats and files.`,
      },
      {
        paragraph: [
          'Of orders whose quote was accepted, tax law makes us keep that they happened. We keep that without a name, an address, a text or a file. From our backups everything is gone at most thirty-five days later.',
        ],
      },
      { note: ['After this mail we do not keep your address. If it was not you who asked, answer it today.'] },
    ],
  });
}
