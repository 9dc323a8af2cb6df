import { type Locale, stateLabel, type SubmissionKind } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { filled, greeting, latin, type MailText, mailText, type Phrase, phrase, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';
import { statusLink } from './status.ts';

/** Tells the sender of a new state about which nobody has written anything; what somebody writes is `answerMail`. */
export function stateMail(facts: SubmissionFacts, state: string): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const label = stateLabel(kind, state, locale);
  const meaning = stateMeaning(kind, state, locale);
  const subject = subjectOfKind(kind, locale);
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
export function subjectOfKind(kind: SubmissionKind, locale: Locale): string {
  return submissionMails[locale].subject[kind];
}

function newState({ kind, locale, title }: SubmissionFacts, state: string): Phrase {
  const { newState: text, newStateTitled } = submissionMails[locale];
  const subject = subjectOfKind(kind, locale);
  return title ? filled(newStateTitled, { subject, state, title: words(title) }) : filled(text, { subject, state });
}

/** Meanings that hold beside whatever a member of staff writes; the others are said only where nobody writes. */
const facts: Partial<Record<SubmissionKind, readonly string[]>> = { orders: ['quoted', 'delivered'] };

export function stateFact(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  return facts[kind]?.includes(state) ? stateMeaning(kind, state, locale) : undefined;
}

/** What a state means for its sender, where the name alone leaves a question open. */
export function stateMeaning(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  const meanings: Partial<Record<SubmissionKind, Record<string, string>>> = submissionMails[locale].meaning;
  const ofKind = meanings[kind];
  return ofKind && Object.hasOwn(ofKind, state) ? ofKind[state] : undefined;
}
