import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { SubmissionFacts } from '../../submissions/submission-facts.ts';
import type { MailText } from '../new-mail.ts';
import { greeting } from './greeting.ts';
import { mailText } from './mail-text.ts';
import { latin, phrase, words, type Phrase } from './phrase.ts';
import { statusLink } from './status-link.ts';

interface Texts {
  subject: Phrase;
  received: Phrase;
  /** What happens next, and when. */
  next: string;
}

/**
 * Tells the sender that it is stored, what happens next and where to follow it. What was typed freely is not repeated:
 * the address may be somebody else's. The titles of orders and applications are ours.
 */
export function acknowledgementMail(facts: SubmissionFacts): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const { next, received, subject } = texts[locale][kind](facts);
  return mailText({
    locale,
    company,
    subject,
    blocks: [
      greeting(firstName, locale),
      { paragraph: received },
      { paragraph: [next] },
      { mark: reference, label: [referenceLabel[locale]] },
      ...statusLink(facts),
      { note: [notYou[locale]] },
    ],
  });
}

const referenceLabel: Record<Locale, string> = { en: 'Your reference', ar: 'الرقم المرجعي' };
const notYou: Record<Locale, string> = {
  en: 'You did not write to us? Then somebody typed your address by mistake, and you need not do anything.',
  ar: 'لم تكتب إلينا؟ إذن كتب أحدهم عنوانك خطأً، وليس عليك أن تفعل شيئًا.',
};

const texts: Record<Locale, Record<SubmissionKind, (facts: SubmissionFacts) => Texts>> = {
  en: {
    contacts: ({ reference }) => ({
      subject: phrase`We have your message (${latin(reference)})`,
      received: ['Thank you for writing to us. Your message has arrived and is stored.'],
      next: 'A person reads it and answers you within one working day, in your language.',
    }),
    feedback: ({ reference }) => ({
      subject: phrase`Thank you for your feedback (${latin(reference)})`,
      received: ['Thank you for being frank with us. What you wrote has arrived and is stored.'],
      next: 'It is read by the people who made what you write about. Every Thursday the team decides what changes, and if something comes of yours, you hear it from us.',
    }),
    reports: ({ reference }) => ({
      subject: phrase`We have your report (${latin(reference)})`,
      received: ['Thank you for telling us. Your report has arrived and is stored.'],
      next: 'We look at it within one working day, find the cause and repair it. Whenever its state changes, you get a mail.',
    }),
    orders: ({ reference, title }) => ({
      subject: title
        ? phrase`We have your order: ${words(title)} (${latin(reference)})`
        : phrase`We have your order (${latin(reference)})`,
      received: title
        ? phrase`Thank you for your trust. Your order “${words(title)}” has arrived and is stored.`
        : ['Thank you for your trust. Your order has arrived and is stored.'],
      next: 'Somebody with a name reads it within one working day. Within two you hear from us: with a quote, with questions, or with an honest no and a hint whom to ask instead. Until you accept a quote, nothing is binding.',
    }),
    applications: ({ reference, title }) => ({
      subject: phrase`We have your application: ${words(title)} (${latin(reference)})`,
      received: phrase`Thank you for wanting to work with us. Your application as “${words(title)}” has arrived and is stored.`,
      next: 'A person reads all of it within five working days, and then you hear from us, whatever the answer. On its page you see how far it has come, and you can withdraw it or ask us to delete it.',
    }),
  },
  ar: {
    contacts: ({ reference }) => ({
      subject: phrase`وصلتنا رسالتك (${latin(reference)})`,
      received: ['شكرًا لأنك كتبت إلينا. وصلت رسالتك وحُفظت.'],
      next: 'يقرؤها إنسان ويجيبك بلغتك خلال يوم عمل واحد.',
    }),
    feedback: ({ reference }) => ({
      subject: phrase`شكرًا على رأيك (${latin(reference)})`,
      received: ['شكرًا على صراحتك معنا. وصلنا ما كتبته وحُفظ.'],
      next: 'يقرؤه من صنعوا ما تكتب عنه. ويقرر الفريق كل خميس ما الذي سيتغير، فإن أثمر رأيك شيئًا عرفته منا.',
    }),
    reports: ({ reference }) => ({
      subject: phrase`وصلنا بلاغك (${latin(reference)})`,
      received: ['شكرًا لأنك نبهتنا. وصل بلاغك وحُفظ.'],
      next: 'ننظر فيه خلال يوم عمل واحد، ثم نبحث عن السبب ونصلحه. وكلما تغيرت حالته وصلك منا بريد.',
    }),
    orders: ({ reference, title }) => ({
      subject: title
        ? phrase`وصلنا طلبك: ${words(title)} (${latin(reference)})`
        : phrase`وصلنا طلبك (${latin(reference)})`,
      received: title ? phrase`شكرًا على ثقتك. وصل طلبك «${words(title)}» وحُفظ.` : ['شكرًا على ثقتك. وصل طلبك وحُفظ.'],
      next: 'يقرؤه خلال يوم عمل واحد شخص تعرف اسمه. وخلال يومي عمل يصلك منا عرض سعر، أو أسئلة، أو اعتذار صادق يدلك على من يفيدك. ولا شيء ملزم حتى تقبل العرض.',
    }),
    applications: ({ reference, title }) => ({
      subject: phrase`وصلنا طلب التوظيف: ${words(title)} (${latin(reference)})`,
      received: phrase`شكرًا على رغبتك في العمل معنا. وصل طلبك لوظيفة «${words(title)}» وحُفظ.`,
      next: 'يقرأ إنسان كل ما فيه خلال خمسة أيام عمل، ثم يصلك ردنا أيًّا كان. وفي صفحة الطلب ترى المرحلة التي بلغها، ويمكنك هناك أن تسحبه أو تطلب حذفه.',
    }),
  },
};
