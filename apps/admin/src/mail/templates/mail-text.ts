import { localeInfo } from '@nasaq/contract';
import type { MailText } from '../new-mail.ts';
import { withoutDirectionMarks } from './isolate.ts';
import type { Block, MailBody } from './mail-blocks.ts';
import { mailDocument } from './mail-document.ts';
import { phraseText } from './phrase.ts';

/** The three forms of a mail. */
export function mailText({ blocks, company, locale, subject }: MailBody): MailText {
  return {
    subject: marksWhereNeeded(phraseText(subject)),
    text: marksWhereNeeded([...blocks.map(blockText), signature(company)].join('\n\n')),
    html: mailDocument({ blocks, company, locale, subject, ...localeInfo[locale] }),
  };
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Without a right-to-left letter there is nothing to set apart, and old programs show the marks as boxes. */
function marksWhereNeeded(text: string): string {
  return rightToLeft.test(text) ? text : withoutDirectionMarks(text);
}

function blockText(block: Block): string {
  if ('paragraph' in block) return phraseText(block.paragraph);
  if ('note' in block) return phraseText(block.note);
  if ('quote' in block) return `${phraseText(block.label)}\n${quoted(block.quote)}`;
  if ('mark' in block) return `${phraseText(block.label)}\n\u2066${block.mark}\u2069`;
  // On a line of its own, without marks: readers make a link of it, marks would become a part of it.
  return `${block.label}\n${block.link}`;
}

function quoted(text: string): string {
  return withoutDirectionMarks(text)
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> \u2068${line}\u2069`)
    .join('\n');
}

function signature({ email, name, phone }: MailBody['company']): string {
  const ways = [email, phone].filter(Boolean).map((way) => `\u2066${way}\u2069`);
  return ['-- ', name, ...ways].join('\n');
}
