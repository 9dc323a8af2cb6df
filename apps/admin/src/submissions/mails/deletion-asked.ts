import { promisedDays, workingDays } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, greeting, latin, mailText, phrase, words } from '../../mail/index.ts';
import { statusLink } from './status-link.ts';

/** Tells an applicant that the wish to be deleted has arrived, and what follows. */
export function deletionAskedMail(facts: SubmissionFacts): MailText {
  const { company, firstName, locale, reference, title } = facts;
  const days = workingDays(promisedDays.deletion, locale);
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: phrase`طلبت حذف بياناتك (${latin(reference)})`,
      blocks: [
        greeting(firstName, locale),
        { paragraph: phrase`وصلنا طلبك حذف ما أرسلته إلينا لوظيفة «${words(title)}».` },
        {
          paragraph: [
            `نحذف الطلب وملفاته خلال ${days}، وتزول من النسخ الاحتياطية بعد ذلك بخمسة وثلاثين يومًا على الأكثر. وإن وُجد ما يلزمنا القانون بالاحتفاظ به أخبرناك به.`,
          ],
        },
        ...statusLink(facts),
        {
          note: [
            'لم تطلب ذلك؟ فقد طلبه من لديه رابط طلبك. والحذف يتم تلقائيًا، في العادة خلال يوم، ولا رجوع عنه: اتصل بنا فورًا، أو قدّم طلبًا جديدًا.',
          ],
        },
      ],
    });
  return mailText({
    locale,
    company,
    subject: phrase`You asked us to delete your data (${latin(reference)})`,
    blocks: [
      greeting(firstName, locale),
      { paragraph: phrase`We have your request to delete what you sent us for “${words(title)}”.` },
      {
        paragraph: [
          `We delete the application and its files within ${days}; from our backups they are gone at most thirty-five days later. Should the law make us keep anything, we tell you what.`,
        ],
      },
      ...statusLink(facts),
      {
        note: [
          'You did not ask for this? Then somebody did who has the link to your application. It is deleted by itself, usually within a day, and cannot be brought back: call us at once, or apply anew.',
        ],
      },
    ],
  });
}
