import { promisedDays, workingDays } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, filled, greeting, latin, mailText, momentText, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';
import { statusLink } from './status.ts';

interface Due {
  /** By when it is answered, by the opening hours and holidays; `null` where the company names no hours. */
  answerBy: string | null;
  timeZone: string;
}

/**
 * Tells the sender that it is stored, what happens next and where to follow it. What was typed freely is not repeated:
 * the address may be somebody else's. The titles of orders and applications are ours.
 */
export function acknowledgementMail(facts: SubmissionFacts, { answerBy, timeZone }: Due): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const { deadline, notYou, reference: referenceLabel } = submissionMails[locale].received;
  const days = workingDays(promisedDays[kind], locale);
  const by = answerBy && momentText(answerBy, locale, timeZone);
  const within = by ? deadline.replace('{days}', days).replace('{by}', by) : days;
  const texts = textsOf(facts);
  const values = { reference: latin(reference), title: words(facts.title) };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      greeting(firstName, locale),
      { paragraph: filled(texts.lead, values) },
      { paragraph: filled(texts.next, { within }) },
      { mark: reference, label: [referenceLabel] },
      ...statusLink(facts),
      { note: [notYou] },
    ],
  });
}

function textsOf({ kind, locale, title }: SubmissionFacts) {
  const { received } = submissionMails[locale];
  return kind === 'orders' && !title ? { ...received.orders, ...received.untitledOrder } : received[kind];
}
