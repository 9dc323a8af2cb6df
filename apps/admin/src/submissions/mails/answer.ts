import { fieldLabel, type Locale } from '@nasaq/contract';
import { firstName } from '../../platform/staff/member-name.ts';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, type Phrase, greeting, greets, latin, mailText, phrase, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';
import { stateFact, subjectOfKind } from './state.ts';
import { statusAddress } from './status.ts';

interface Answer {
  /** What the member of staff writes. */
  text: string;
  /** The member's name, as readers of the mail's language know it. */
  member: string;
  /** The new state, where it changes with the answer. */
  state?: string | undefined;
}

/**
 * What a member of staff writes to the sender, as a person's mail: in answer to the sender's own matter, from the member
 * by name, and nothing around it but one greeting and small print below the signature.
 */
export function answerMail(facts: SubmissionFacts, { member, state, text }: Answer): MailText {
  const { company, firstName: reader, kind, locale, reference } = facts;
  const fact = state === undefined ? undefined : stateFact(kind, state, locale);
  return {
    ...mailText({
      locale,
      company,
      subject: subjectOf(facts),
      signedBy: member || company.name,
      blocks: [
        ...(greets(text) ? [] : [greeting(reader, locale)]),
        { letter: text },
        ...(fact ? [{ note: [fact] }] : []),
        { note: phrase`${fieldLabel('reference', locale)} ${latin(reference)}` },
        { quietLink: statusAddress(facts), label: submissionMails[locale].status.label },
        { note: [submissionMails[locale].status.caution] },
      ],
    }),
    fromName: member ? atCompany(firstName(member), company.name, locale) : undefined,
  };
}

/** Whom a mail of a member of staff is from. */
export function atCompany(member: string, company: string, locale: Locale): string {
  return submissionMails[locale].answer.from.replace('{member}', () => member).replace('{company}', () => company);
}

function subjectOf({ kind, locale, reference, title }: SubmissionFacts): Phrase {
  const again = submissionMails[locale].answer.re;
  const matter = subjectOfKind(kind, locale);
  if (!title) return phrase`${again}: ${matter} (${latin(reference)})`;
  // The titles of these are ours: alone they do not say what it is about.
  if (kind === 'orders' || kind === 'applications')
    return phrase`${again}: ${matter}: ${words(title)} (${latin(reference)})`;
  return phrase`${again}: ${words(title)} (${latin(reference)})`;
}
