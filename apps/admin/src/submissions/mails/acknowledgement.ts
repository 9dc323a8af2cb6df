import { promisedDays, workingDays, type Locale, type SubmissionKind } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, type Phrase, greeting, latin, mailText, momentText, phrase, words } from '../../mail/index.ts';
import { statusLink } from './status-link.ts';

interface Due {
  /** By when it is answered, by the opening hours and holidays; `null` where the company names no hours. */
  answerBy: string | null;
  timeZone: string;
}

/** `within`: to stand after that word, or after «خلال». */
interface Promised extends SubmissionFacts {
  within: string;
}

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
export function acknowledgementMail(facts: SubmissionFacts, { answerBy, timeZone }: Due): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const days = workingDays(promisedDays[kind], locale);
  const by = answerBy && momentText(answerBy, locale, timeZone);
  const within = by ? deadlines[locale](days, by) : days;
  const { next, received, subject } = texts[locale][kind]({ ...facts, within });
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

const deadlines: Record<Locale, (days: string, by: string) => string> = {
  en: (days, by) => `${days}, by ${by} at the latest`,
  ar: (days, by) => `${days}، في موعد أقصاه ${by}`,
};

const texts: Record<Locale, Record<SubmissionKind, (facts: Promised) => Texts>> = {
  en: {
    contacts: ({ reference, within }) => ({
      subject: phrase`We have your message (${latin(reference)})`,
      received: ['Thank you for writing to us. Your message has arrived and is stored.'],
      next: `A person reads it and answers you in your language, within ${within}.`,
    }),
    feedback: ({ reference, within }) => ({
      subject: phrase`Thank you for your feedback (${latin(reference)})`,
      received: ['Thank you for being frank with us. What you wrote has arrived and is stored.'],
      next: `It is read by the people who made what you write about, within ${within}. Every Thursday the team decides what changes, and if something comes of yours, you see it on its page.`,
    }),
    reports: ({ reference, within }) => ({
      subject: phrase`We have your report (${latin(reference)})`,
      received: ['Thank you for telling us. Your report has arrived and is stored.'],
      next: `We look at it within ${within}, find the cause and repair it. Whenever its state changes, you see it on its page.`,
    }),
    orders: ({ reference, title, within }) => ({
      subject: title
        ? phrase`We have your order: ${words(title)} (${latin(reference)})`
        : phrase`We have your order (${latin(reference)})`,
      received: title
        ? phrase`Thank you for your trust. Your order “${words(title)}” has arrived and is stored.`
        : ['Thank you for your trust. Your order has arrived and is stored.'],
      next: `Somebody with a name reads it, and you hear from us within ${within}: with a quote, with questions, or with an honest no and a hint whom to ask instead. Until you accept a quote, nothing is binding.`,
    }),
    applications: ({ reference, title, within }) => ({
      subject: phrase`We have your application: ${words(title)} (${latin(reference)})`,
      received: phrase`Thank you for wanting to work with us. Your application as “${words(title)}” has arrived and is stored.`,
      next: `A person reads all of it, and whatever the answer, you hear from us within ${within}. On its page you see how far it has come, and you can withdraw it or ask us to delete it.`,
    }),
  },
  ar: {
    contacts: ({ reference, within }) => ({
      subject: phrase`وصلتنا رسالتك (${latin(reference)})`,
      received: ['شكرًا لأنك كتبت إلينا. وصلت رسالتك وحُفظت.'],
      next: `يقرؤها إنسان ويجيبك بلغتك خلال ${within}.`,
    }),
    feedback: ({ reference, within }) => ({
      subject: phrase`شكرًا على رأيك (${latin(reference)})`,
      received: ['شكرًا على صراحتك معنا. وصلنا ما كتبته وحُفظ.'],
      next: `يقرؤه من صنعوا ما تكتب عنه خلال ${within}. ويقرر الفريق كل خميس ما الذي سيتغير، فإن أثمر رأيك شيئًا رأيته في صفحته.`,
    }),
    reports: ({ reference, within }) => ({
      subject: phrase`وصلنا بلاغك (${latin(reference)})`,
      received: ['شكرًا لأنك نبهتنا. وصل بلاغك وحُفظ.'],
      next: `ننظر فيه خلال ${within}، ثم نبحث عن السبب ونصلحه. وكلما تغيرت حالته رأيت ذلك في صفحته.`,
    }),
    orders: ({ reference, title, within }) => ({
      subject: title
        ? phrase`وصلنا طلبك: ${words(title)} (${latin(reference)})`
        : phrase`وصلنا طلبك (${latin(reference)})`,
      received: title ? phrase`شكرًا على ثقتك. وصل طلبك «${words(title)}» وحُفظ.` : ['شكرًا على ثقتك. وصل طلبك وحُفظ.'],
      next: `يقرؤه شخص تعرف اسمه، ويصلك ردنا خلال ${within}: بعرض سعر، أو بأسئلة، أو باعتذار صادق يدلك على من يفيدك. ولا شيء ملزم حتى تقبل العرض.`,
    }),
    applications: ({ reference, title, within }) => ({
      subject: phrase`وصلنا طلب التوظيف: ${words(title)} (${latin(reference)})`,
      received: phrase`شكرًا على رغبتك في العمل معنا. وصل طلبك لوظيفة «${words(title)}» وحُفظ.`,
      next: `يقرأ إنسان كل ما فيه، وأيًا كان الجواب يصلك ردنا خلال ${within}. وفي صفحة الطلب ترى المرحلة التي بلغها، ويمكنك هناك أن تسحبه أو تطلب حذفه.`,
    }),
  },
};
