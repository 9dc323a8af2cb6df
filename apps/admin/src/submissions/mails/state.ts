import { stateLabel, type Locale, type SubmissionKind } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, type Phrase, filled, greeting, latin, mailText, phrase, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';
import { stateMeaning } from './state-meanings.ts';
import { statusLink } from './status-link.ts';

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
