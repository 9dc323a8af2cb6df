import { localePath, statusPath } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, latin, mailText, phrase } from '../../mail/index.ts';

/** The code that opens the status page; `statusCodeLimits.minutes` are the quarter of an hour. */
export function codeMail(facts: SubmissionFacts, code: string): MailText {
  const { company, locale, reference, siteUrl } = facts;
  const link = siteUrl + localePath(locale, statusPath(reference));
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: phrase`رمزك ${latin(code)} لمتابعة ${latin(reference)}`,
      blocks: [
        { paragraph: phrase`طلب أحدهم، والأرجح أنه أنت، أن يرى حالة ${latin(reference)}.` },
        { mark: code, label: ['اكتب هذا الرمز في الصفحة خلال ربع ساعة'] },
        { link, label: 'افتح الصفحة' },
        { note: ['لا يسألك أحد منا عن هذا الرمز أبدًا. فإن لم تطلبه أنت فتجاهل هذه الرسالة: لا يُعرض شيء بغير الرمز.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: phrase`${latin(code)} is your code for ${latin(reference)}`,
    blocks: [
      { paragraph: phrase`Somebody, most likely you, asked to see the state of ${latin(reference)}.` },
      { mark: code, label: ['Enter this code on the page within a quarter of an hour'] },
      { link, label: 'Open the page' },
      {
        note: [
          'Nobody of us ever asks you for this code. If it was not you, ignore this mail: without the code nothing is shown.',
        ],
      },
    ],
  });
}
