import type { SubmissionFacts } from '../../submissions/submission-facts.ts';
import type { MailText } from '../new-mail.ts';
import { greeting } from './greeting.ts';
import { mailText } from './mail-text.ts';
import { latin, phrase, words } from './phrase.ts';
import { statusLink } from './status-link.ts';

/** Tells an applicant that the wish to be deleted has arrived, and what follows. */
export function deletionAskedMail(facts: SubmissionFacts): MailText {
  const { company, firstName, locale, reference, title } = facts;
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
            'نحذف الطلب وملفاته خلال ستة أيام عمل، وتزول من النسخ الاحتياطية بعد ذلك بخمسة وثلاثين يومًا على الأكثر. وإن وُجد ما يلزمنا القانون بالاحتفاظ به أخبرناك به.',
          ],
        },
        ...statusLink(facts),
        { note: ['لم تطلب ذلك؟ فرد على هذه الرسالة قبل أن نحذف شيئًا.'] },
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
          'We delete the application and its files within six working days; from our backups they are gone at most thirty-five days later. Should the law make us keep anything, we tell you what.',
        ],
      },
      ...statusLink(facts),
      { note: ['You did not ask for this? Answer this mail before anything is deleted.'] },
    ],
  });
}
