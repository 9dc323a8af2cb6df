import { stateLabel, type Locale, type SubmissionKind } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, type Phrase, greeting, latin, mailText, phrase, words } from '../../mail/index.ts';
import { stateMeaning } from './state-meanings.ts';
import { statusLink } from './status-link.ts';

/** Tells the sender of a new state about which nobody has written anything; what somebody writes is `answerMail`. */
export function stateMail(facts: SubmissionFacts, state: string): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const label = stateLabel(kind, state, locale);
  const meaning = stateMeaning(kind, state, locale);
  const subject = subjects[locale][kind];
  return mailText({
    locale,
    company,
    subject: phrase`${subject}: ${label} (${latin(reference)})`,
    blocks: [
      greeting(firstName, locale),
      { paragraph: newState(facts, label) },
      ...(meaning ? [{ paragraph: [meaning] }] : []),
      ...statusLink(facts),
    ],
  });
}

/** What the matter is called where its own title is not the sender's, or is missing. */
export const subjects: Record<Locale, Record<SubmissionKind, string>> = {
  en: {
    contacts: 'Your message',
    feedback: 'Your feedback',
    reports: 'Your report',
    orders: 'Your order',
    applications: 'Your application',
  },
  ar: {
    contacts: 'رسالتك',
    feedback: 'رأيك',
    reports: 'بلاغك',
    orders: 'طلبك',
    applications: 'طلب التوظيف',
  },
};

function newState({ kind, locale, title }: SubmissionFacts, label: string): Phrase {
  const subject = subjects[locale][kind];
  if (locale === 'ar')
    return title
      ? phrase`${subject} «${words(title)}» في حالة جديدة: ${label}.`
      : [`${subject} في حالة جديدة: ${label}.`];
  return title
    ? phrase`${subject} “${words(title)}” has a new state: ${label}.`
    : [`${subject} has a new state: ${label}.`];
}
