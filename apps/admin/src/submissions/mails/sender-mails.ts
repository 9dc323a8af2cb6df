import {
  fieldLabel,
  type Locale,
  localePath,
  promisedDays,
  stateLabel,
  statusPath,
  type SubmissionKind,
  workingDays,
} from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import {
  type Block,
  filled,
  greeting,
  greetingMail,
  greets,
  latin,
  type MailText,
  mailText,
  momentText,
  type Phrase,
  phrase,
  words,
} from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';
import { firstName } from '../../platform/staff/member-name.ts';

interface Due {
  /** By when it is answered, by the opening hours and holidays; `null` where the company names no hours. */
  answerBy: string | null;
  timeZone: string;
  /** Working days that the owner promises, where they are not ours. */
  days?: number | null | undefined;
  /** What the owner says instead of us, in the sender's language; empty for our words. */
  own?: { subject: string; text: string };
}

/**
 * Tells the sender that it is stored, what happens next and where to follow it. What was typed freely is not repeated:
 * the address may be somebody else's. The titles of orders and applications are ours.
 */
export function acknowledgementMail(
  facts: SubmissionFacts,
  { answerBy, days: promised, own, timeZone }: Due,
): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const { deadline, notYou, reference: referenceLabel } = submissionMails[locale].received;
  const days = workingDays(promised ?? promisedDays[kind], locale);
  const by = answerBy && momentText(answerBy, locale, timeZone);
  const within = by ? deadline.replace('{days}', days).replace('{by}', by) : days;
  const texts = textsOf(facts);
  const values = { reference: latin(reference), title: words(facts.title) };
  const all = { ...values, within, name: words(firstName), company: words(company.name) };
  const paragraphs = (own?.text ?? '').split(/\n[^\S\n]*\n/u).filter((part) => part.trim() !== '');
  return greetingMail({ company, locale, name: firstName }, filled(own?.subject || texts.subject, all), [
    ...(paragraphs.length > 0
      ? paragraphs.map((part) => ({ paragraph: filled(part.trim(), all) }))
      : [{ paragraph: filled(texts.lead, values) }, { paragraph: filled(texts.next, { within }) }]),
    { mark: reference, label: [referenceLabel] },
    ...statusLink(facts),
    { note: [notYou] },
  ]);
}

function textsOf({ kind, locale, title }: SubmissionFacts) {
  const { received } = submissionMails[locale];
  return kind === 'orders' && !title ? { ...received.orders, ...received.untitledOrder } : received[kind];
}

/** Tells the sender of a new state about which nobody has written anything; what somebody writes is `answerMail`. */
export function stateMail(facts: SubmissionFacts, state: string): MailText {
  const { company, firstName, kind, locale, reference } = facts;
  const label = stateLabel(kind, state, locale);
  const meaning = stateMeaning(kind, state, locale);
  const subject = subjectOfKind(kind, locale);
  return greetingMail({ company, locale, name: firstName }, phrase`${subject}: ${label} (${latin(reference)})`, [
    { paragraph: newState(facts, label) },
    ...(meaning ? [{ paragraph: [meaning] }] : []),
    ...statusLink(facts),
  ]);
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
const lastingMeanings: Partial<Record<SubmissionKind, readonly string[]>> = { orders: ['quoted', 'delivered'] };

/** What a state means, where it holds beside an answer. */
export function stateFact(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  return lastingMeanings[kind]?.includes(state) ? stateMeaning(kind, state, locale) : undefined;
}

/** What a state means for its sender, where the name alone leaves a question open. */
export function stateMeaning(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  const meanings: Partial<Record<SubmissionKind, Record<string, string>>> = submissionMails[locale].meaning;
  const ofKind = meanings[kind];
  return ofKind && Object.hasOwn(ofKind, state) ? ofKind[state] : undefined;
}

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
  if (kind === 'orders' || kind === 'applications' || kind === 'responses')
    return phrase`${again}: ${matter}: ${words(title)} (${latin(reference)})`;
  return phrase`${again}: ${words(title)} (${latin(reference)})`;
}

/** Tells an applicant that the wish to be deleted has arrived, and what follows. */
export function deletionAskedMail(facts: SubmissionFacts): MailText {
  const { company, firstName, locale, reference, title } = facts;
  const texts = submissionMails[locale].deletion;
  return greetingMail({ company, locale, name: firstName }, filled(texts.subject, { reference: latin(reference) }), [
    { paragraph: filled(texts.lead, { title: words(title) }) },
    { paragraph: filled(texts.then, { days: workingDays(promisedDays.deletion, locale) }) },
    ...statusLink(facts),
    { note: [texts.note] },
  ]);
}

/** The page of the submission’s state, opened by its key. */
export function statusAddress({ locale, reference, siteUrl, statusKey }: SubmissionFacts): string {
  return siteUrl + localePath(locale, statusPath(reference, statusKey));
}

/** The way to the page where the sender sees what becomes of it. */
export function statusLink(facts: SubmissionFacts): Block[] {
  // What the link opens, and what becomes of an answer by mail: nothing reads that but people.
  const { caution, label } = submissionMails[facts.locale].status;
  return [{ link: statusAddress(facts), label }, { note: [caution] }];
}

/** The code that opens the status page; `statusCodeLimits.minutes` are the quarter of an hour. */
export function codeMail(facts: SubmissionFacts, code: string): MailText {
  const { company, locale, reference, siteUrl } = facts;
  const link = siteUrl + localePath(locale, statusPath(reference));
  const texts = submissionMails[locale].code;
  const values = { code: latin(code), reference: latin(reference) };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      { paragraph: filled(texts.lead, values) },
      { mark: code, label: [texts.mark] },
      { link, label: texts.link },
      { note: [texts.note] },
    ],
  });
}
