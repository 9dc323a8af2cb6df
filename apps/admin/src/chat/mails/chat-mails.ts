import { localeInfo, type ChatMessage, type Locale } from '@nasaq/contract';
import {
  type Block,
  type MailText,
  type Phrase,
  greeting,
  latin,
  mailText,
  momentText,
  phrase,
  words,
} from '../../mail/index.ts';
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
  const { company, locale, name, reference } = facts;
  const by = answerBy && momentText(answerBy, locale, facts.timeZone);
  if (locale === 'ar')
    return mailText({
      locale,
      company,
      subject: phrase`وصلتنا رسالتك (${latin(reference)})`,
      blocks: [
        greeting(name, locale),
        { paragraph: ['شكرًا لأنك كتبت إلينا. لم يكن أحد منا متاحًا للمحادثة حين وصلت رسالتك، وقد حُفظت.'] },
        {
          paragraph: [
            by
              ? `سيصلك ردنا في موعد أقصاه ${by}، هنا في بريدك وفي المحادثة نفسها.`
              : 'سيصلك ردنا هنا في بريدك وفي المحادثة نفسها.',
          ],
        },
        { mark: reference, label: ['رقم المحادثة المرجعي'] },
        ...reopening(facts),
        { note: ['لم تكتب إلينا؟ إذن كتب أحدهم عنوانك خطأً، وليس عليك أن تفعل شيئًا.'] },
      ],
    });
  return mailText({
    locale,
    company,
    subject: phrase`We have your message (${latin(reference)})`,
    blocks: [
      greeting(name, locale),
      {
        paragraph: [
          'Thank you for writing to us. Nobody of us was there to chat when your message came, and it is stored.',
        ],
      },
      {
        paragraph: [
          by
            ? `You have our answer by ${by} at the latest, here by mail and in the same chat.`
            : 'You get our answer here by mail and in the same chat.',
        ],
      },
      { mark: reference, label: ['Reference of the chat'] },
      ...reopening(facts),
      { note: ['You did not write to us? Then somebody typed your address by mistake, and you need not do anything.'] },
    ],
  });
}

/** Tells staff what was written while none of them was there. */
export function chatNoticeMail(facts: ChatFacts, messages: readonly QuotedMessage[], address: string): MailText {
  const { company, locale, name, reference, topic } = facts;
  const arabic = locale === 'ar';
  const heading = arabic ? 'محادثة تنتظر ردًا' : 'A chat waits for an answer';
  return mailText({
    locale,
    company,
    subject: phrase`${heading}: ${words(topic)} (${latin(reference)})`,
    blocks: [
      { paragraph: phrase`${heading} (${latin(reference)})` },
      { paragraph: phrase`${arabic ? 'من' : 'From'}: ${words(name)}` },
      { paragraph: phrase`${arabic ? 'بشأن' : 'About'}: ${words(topic)}` },
      ...messages.map((message) => quote(message, facts)),
      { link: address, label: arabic ? 'افتحها في لوحة الإدارة' : 'Open in the admin host' },
      {
        note: [
          arabic
            ? 'اجعل ردك من هناك: فما يُرسل من برنامج البريد لا يصل إلى المحادثة.'
            : 'Answer there: what is sent from a mail program does not reach the chat.',
        ],
      },
    ],
  });
}

/** What the team has said while the visitor was away. */
export function chatAnswersMail(facts: ChatFacts, messages: readonly QuotedMessage[]): MailText {
  const { company, locale, name, reference } = facts;
  const arabic = locale === 'ar';
  const [agent, ...others] = new Set(messages.map((message) => message.agent));
  const fromName = agent && others.length === 0 ? { fromName: atCompany(agent, company.name, locale) } : {};
  const mail = mailText({
    locale,
    company,
    subject: arabic
      ? phrase`رد على محادثتك (${latin(reference)})`
      : phrase`An answer in your chat (${latin(reference)})`,
    blocks: [
      greeting(name, locale),
      {
        paragraph: [
          arabic
            ? 'كتبنا إليك في المحادثة بعد أن غادرتها، وهذا ما كتبناه:'
            : 'We have written to you in the chat after you had left it:',
        ],
      },
      ...messages.map((message) => said(message, facts)),
      ...reopening(facts),
    ],
  });
  return { ...mail, ...fromName };
}

/** The whole conversation. */
export function chatTranscriptMail(facts: ChatFacts, messages: readonly QuotedMessage[], startedAt: string): MailText {
  const { company, locale, name, reference } = facts;
  const arabic = locale === 'ar';
  const begun = moment(startedAt, facts);
  return mailText({
    locale,
    company,
    subject: arabic ? phrase`نص محادثتك معنا (${latin(reference)})` : phrase`Your chat with us (${latin(reference)})`,
    blocks: [
      greeting(name, locale),
      {
        paragraph: [
          arabic ? `هذا نص محادثتك معنا التي بدأت ${begun}.` : `This is your chat with us that began ${begun}.`,
        ],
      },
      ...messages.map((message) => said(message, facts)),
      ...reopening(facts),
    ],
  });
}

function said(message: QuotedMessage, facts: ChatFacts): Block {
  const { label, quote: text } = quote(message, facts);
  return { said: text, label };
}

function quote({ agent, at, files, from, text }: QuotedMessage, facts: ChatFacts): { quote: string; label: Phrase } {
  const arabic = facts.locale === 'ar';
  const who = from === 'agent' ? agent || facts.company.name : facts.name;
  const names = files.map(({ filename }) => `[${filename}]`);
  const label: Phrase = phrase`${words(who)}${arabic ? '، ' : ', '}${moment(at, facts)}`;
  return { quote: [text, ...names].filter(Boolean).join('\n'), label };
}

function reopening({ link, locale }: ChatFacts): Block[] {
  return [
    { link, label: locale === 'ar' ? 'افتح المحادثة' : 'Open the chat' },
    {
      note: [
        locale === 'ar'
          ? 'يفتح هذا الرابط المحادثة من دون كلمة مرور، فاحتفظ به لنفسك. ومن هناك يمكنك أن ترد.'
          : 'The link opens the chat without a password, so keep it to yourself. You can answer there.',
      ],
    },
  ];
}

/** Where the company is, by its clock. */
function moment(at: string, { locale, timeZone }: ChatFacts): string {
  return new Intl.DateTimeFormat(localeInfo[locale].tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
}
