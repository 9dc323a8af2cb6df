import { localeInfo, type ChatMessage, type Locale } from '@nasaq/contract';
import {
  type Block,
  type MailText,
  type Phrase,
  filled,
  greetingMail,
  latin,
  mailText,
  momentText,
  phrase,
  words,
} from '../../mail/index.ts';
import { chatMails } from '../catalogue/index.ts';
import { atCompany } from '../../submissions/index.ts';

/** What the mails about a chat tell. */
export interface ChatFacts {
  reference: string;
  locale: Locale;
  name: string;
  /** In the language of the chat. */
  topic: string;
  /** Opens the chat again. */
  link: string;
  company: { name: string; email: string; phone: string };
  /** The company's, for moments. */
  timeZone: string;
}

/** A message as a mail quotes it. */
export interface QuotedMessage {
  from: ChatMessage['from'];
  /** First name of the agent. */
  agent: string | null;
  text: string;
  files: readonly { filename: string }[];
  at: string;
}

/**
 * Tells who wrote while nobody was there that it is stored, and by when it is answered. What was typed is not repeated:
 * the address may be somebody else's.
 */
export function chatOfflineMail(facts: ChatFacts, answerBy: string | null): MailText {
  const { locale, reference } = facts;
  const texts = chatMails[locale].offline;
  const by = answerBy && momentText(answerBy, locale, facts.timeZone);
  return greetingMail(facts, filled(texts.subject, { reference: latin(reference) }), [
    { paragraph: [texts.lead] },
    { paragraph: by ? filled(texts.answerBy, { by }) : [texts.answer] },
    { mark: reference, label: [texts.reference] },
    ...reopening(facts),
    { note: [texts.note] },
  ]);
}

/** Tells staff what was written while none of them was there. */
export function chatNoticeMail(facts: ChatFacts, messages: readonly QuotedMessage[], address: string): MailText {
  const { company, locale, name, reference, topic } = facts;
  const { about, from, heading, note, open } = chatMails[locale].notice;
  return mailText({
    locale,
    company,
    subject: phrase`${heading}: ${words(topic)} (${latin(reference)})`,
    blocks: [
      { paragraph: phrase`${heading} (${latin(reference)})` },
      { paragraph: phrase`${from}: ${words(name)}` },
      { paragraph: phrase`${about}: ${words(topic)}` },
      ...messages.map((message) => quote(message, facts)),
      { link: address, label: open },
      { note: [note] },
    ],
  });
}

/** What the team has said while the visitor was away. */
export function chatAnswersMail(facts: ChatFacts, messages: readonly QuotedMessage[]): MailText {
  const { company, locale, reference } = facts;
  const texts = chatMails[locale].answers;
  const [agent, ...others] = new Set(messages.map((message) => message.agent));
  const fromName = agent && others.length === 0 ? { fromName: atCompany(agent, company.name, locale) } : {};
  const mail = greetingMail(facts, filled(texts.subject, { reference: latin(reference) }), [
    { paragraph: [texts.lead] },
    ...messages.map((message) => said(message, facts)),
    ...reopening(facts),
  ]);
  return { ...mail, ...fromName };
}

/** The whole conversation. */
export function chatTranscriptMail(facts: ChatFacts, messages: readonly QuotedMessage[], startedAt: string): MailText {
  const { locale, reference } = facts;
  const texts = chatMails[locale].transcript;
  return greetingMail(facts, filled(texts.subject, { reference: latin(reference) }), [
    { paragraph: filled(texts.lead, { moment: moment(startedAt, facts) }) },
    ...messages.map((message) => said(message, facts)),
    ...reopening(facts),
  ]);
}

function said(message: QuotedMessage, facts: ChatFacts): Block {
  const { label, quote: text } = quote(message, facts);
  return { said: text, label };
}

function quote({ agent, at, files, from, text }: QuotedMessage, facts: ChatFacts): { quote: string; label: Phrase } {
  const who = from === 'agent' ? agent || facts.company.name : facts.name;
  const names = files.map(({ filename }) => `[${filename}]`);
  const label = filled(chatMails[facts.locale].quoted, { who: words(who), moment: moment(at, facts) });
  return { quote: [text, ...names].filter(Boolean).join('\n'), label };
}

function reopening({ link, locale }: ChatFacts): Block[] {
  const texts = chatMails[locale].reopening;
  return [{ link, label: texts.link }, { note: [texts.note] }];
}

/** Where the company is, by its clock. */
function moment(at: string, { locale, timeZone }: ChatFacts): string {
  return new Intl.DateTimeFormat(localeInfo[locale].tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
}
