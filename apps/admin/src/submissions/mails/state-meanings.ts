import type { Locale, SubmissionKind } from '@nasaq/contract';

type Meanings = Record<string, Record<Locale, string>>;

/** What a state means for its sender, where the name alone leaves a question open. */
const meanings: Partial<Record<SubmissionKind, Meanings>> = {
  reports: {
    resolved: {
      en: 'It is repaired. If you still see it, answer this mail and we look again.',
      ar: 'أُصلح ما أبلغتنا به. فإن بقي يظهر لك فرد على هذه الرسالة وسننظر فيه من جديد.',
    },
    duplicate: {
      en: 'We had heard of it before and are at work on it already. Yours helps to find the cause.',
      ar: 'كنا قد علمنا بالأمر ونعمل عليه، وبلاغك يعيننا على معرفة السبب.',
    },
  },
  orders: {
    quoted: {
      en: 'You have thirty days to decide. Until you accept the quote, nothing is binding.',
      ar: 'أمامك ثلاثون يومًا لتقرر، ولا شيء ملزم حتى تقبل العرض.',
    },
    delivered: {
      en: 'From today your ninety days of care run.',
      ar: 'من اليوم تبدأ التسعون يومًا التي نرعى فيها العمل.',
    },
  },
  applications: {
    interview: {
      en: 'Somebody from the team writes or calls to find a time that suits you.',
      ar: 'سيكتب إليك أحد الفريق أو يتصل بك لنتفق على موعد يناسبك.',
    },
    assessment: {
      en: 'Somebody from the team writes to you about the work sample: what it is, how long it takes and what it is paid.',
      ar: 'سيكتب إليك أحد الفريق عن عينة العمل: ما هي، وكم تستغرق، وما أجرها.',
    },
    offer: {
      en: 'We would like to work with you. The offer itself comes from a person, with all its details.',
      ar: 'يسعدنا أن تعمل معنا. وسيصلك العرض نفسه من إنسان، بكل تفاصيله.',
    },
    hired: { en: 'Welcome. We look forward to your first day.', ar: 'أهلًا بك بيننا. ننتظر يومك الأول معنا.' },
    rejected: {
      en: 'This time the answer is no, and we know that you hoped for another. Thank you for the time and care that you gave us.',
      ar: 'لم يكن الرد هذه المرة كما تمنيت، ونعرف أن ذلك ليس هينًا. شكرًا على الوقت والجهد اللذين بذلتهما معنا.',
    },
    withdrawn: {
      en: 'You have withdrawn your application. If that was not you, answer this mail.',
      ar: 'سحبت طلبك. فإن لم تكن أنت من سحبه فرد على هذه الرسالة.',
    },
  },
};

/** Meanings that hold beside whatever a member of staff writes; the others are said only where nobody writes. */
const facts: Partial<Record<SubmissionKind, readonly string[]>> = { orders: ['quoted', 'delivered'] };

export function stateFact(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  return facts[kind]?.includes(state) ? stateMeaning(kind, state, locale) : undefined;
}

export function stateMeaning(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  const ofKind = meanings[kind];
  return ofKind && Object.hasOwn(ofKind, state) ? ofKind[state]![locale] : undefined;
}
