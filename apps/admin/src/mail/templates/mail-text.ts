import { isolated, type Locale, localeInfo, rightToLeft } from '@nasaq/contract';
import type { MailText } from '../new-mail.ts';
import { filled, isolatedWords, type Phrase, phraseText, withoutDirectionMarks, words } from './phrase.ts';
import { letterLines } from './letter.ts';
import { type Block, type MailBody, mailDocument, withSmallPrintLast } from './mail-document.ts';
import { letterTexts } from '../catalogue/index.ts';

/** The three forms of a mail. */
export function mailText(body: MailBody): MailText {
  const { company, locale, signedBy, subject } = body;
  const [own, small] = signedBy === undefined ? [body.blocks, []] : withSmallPrintLast(body.blocks);
  const parts = [...own.map(blockText), signature(company, signedBy), ...small.map(blockText)];
  return {
    subject: marksWhereNeeded(phraseText(subject)),
    text: marksWhereNeeded(parts.join('\n\n')),
    html: mailDocument({ ...body, ...localeInfo[locale] }),
  };
}

/** A mail that begins with its reader's name, as all do that are sent by themselves. */
export function greetingMail(
  { company, locale, name }: Pick<MailBody, 'company' | 'locale'> & { name: string },
  subject: Phrase,
  blocks: Block[],
): MailText {
  return mailText({ locale, company, subject, blocks: [greeting(name, locale), ...blocks] });
}

/** Without a right-to-left letter there is nothing to set apart, and old programs show the marks as boxes. */
function marksWhereNeeded(text: string): string {
  return rightToLeft.test(text) ? text : withoutDirectionMarks(text);
}

function blockText(block: Block): string {
  if ('paragraph' in block) return phraseText(block.paragraph);
  if ('note' in block) return phraseText(block.note);
  if ('letter' in block) return letterLines(block.letter).join('\n');
  if ('said' in block) return [phraseText(block.label), ...letterLines(block.said)].join('\n');
  if ('quote' in block) return `${phraseText(block.label)}\n${quoted(block.quote)}`;
  if ('mark' in block) return `${phraseText(block.label)}\n${isolated(block.mark, 'ltr')}`;
  // On a line of its own, without marks: readers make a link of it, marks would become a part of it.
  return `${block.label}\n${'link' in block ? block.link : block.quietLink}`;
}

function quoted(text: string): string {
  return withoutDirectionMarks(text)
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${isolated(line)}`)
    .join('\n');
}

function signature({ email, name, phone }: MailBody['company'], signedBy?: string): string {
  const ways = [email, phone].filter(Boolean).map((way) => isolated(way, 'ltr'));
  const person = signedBy && signedBy !== name ? [isolatedWords(signedBy)] : [];
  return ['-- ', ...person, name, ...ways].join('\n');
}

const longest = 40;

/** A form can be filled with somebody else's address: a "name" that is an advertisement or a link is not passed on. */
const suspicious = /[/:@<>]|\.\S|\d{3}|www/i;

/** The greeting that opens a mail, by the reader's name where it is one. */
export function greeting(firstName: string, locale: Locale): Block {
  const name = firstName.trim();
  const isName = name !== '' && name.length <= longest && !suspicious.test(name);
  const { greeting: text, greetingNameless } = letterTexts[locale];
  return { paragraph: isName ? filled(text, { name: words(name) }) : [greetingNameless] };
}
