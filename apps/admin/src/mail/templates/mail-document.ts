import { escapeHtml, type Phrase, phraseHtml, phraseText, withoutDirectionMarks } from './phrase.ts';
import { letterHtml } from './letter.ts';
import { mailFaces, mailStyle, markFace, type MailColours, size } from './mail-style.ts';
import type { Locale } from '@nasaq/contract';
import type { Company, MailLogo } from '../../platform/company/company.ts';

/** A part of a mail, from which both its text and its HTML are made. */
export type Block =
  | { paragraph: Phrase }
  /** What somebody wrote, over several lines, in their own direction. */
  | { quote: string; label: Phrase }
  /** What was said in a chat, under who said it and when. */
  | { said: string; label: Phrase }
  /** What a person writes to the reader: the mail itself. */
  | { letter: string }
  /** Set large: a reference or a code. */
  | { mark: string; label: Phrase }
  | { link: string; label: string }
  /** A way that is there for who looks for it, within the small print. */
  | { quietLink: string; label: string }
  /** The small print below the rule. */
  | { note: Phrase };

/** What a mail is made of. */
export interface MailBody {
  locale: Locale;
  subject: Phrase;
  blocks: Block[];
  company: Company;
  /** The person whose mail this is; absent in what is sent by itself. Small print follows the signature then. */
  signedBy?: string;
}

interface MailDocument extends MailBody {
  tag: string;
  dir: 'ltr' | 'rtl';
}

/**
 * One column that reads without its styles: no tables, nothing that is loaded but an owner's logo, whose place the name
 * takes where pictures are not shown. Programs that drop the style element show the light colours of the attributes, the
 * others follow the reader's theme.
 */
export function mailDocument({ blocks, company, dir, signedBy, subject, tag }: MailDocument): string {
  const { colour, darkColours } = mailStyle(company.colours);
  const leading = dir === 'rtl' ? '1.8' : '1.6';
  const font = `font:${size.text}/${leading} ${mailFaces(company.faces)}`;
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(phraseText(subject))}</title>
<style>${darkColours}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colour.paper};color:${colour.text}">
<div lang="${tag}" dir="${dir}" class="paper" style="background:${colour.paper};color:${colour.text};padding:32px 20px;${font}">
<div style="max-width:560px;margin:0 auto">
${signedBy === undefined ? notice(blocks, company, dir, colour) : letter(blocks, company, signedBy, dir, colour)}
</div>
</div>
</body>
</html>`;
}

/** What is sent by itself: the company's name above it, and below how it is reached. */
function notice(
  blocks: readonly Block[],
  company: MailBody['company'],
  dir: 'ltr' | 'rtl',
  colour: MailColours,
): string {
  return `<p class="name" style="margin:0 0 28px;padding:0 0 14px;border-bottom:1px solid ${colour.line};font-size:${size.name};font-weight:600;color:${colour.voice}">${company.logo ? logoHtml(company.logo, company.name, dir) : escapeHtml(company.name)}</p>
${blocks.map((block) => blockHtml(block, dir, colour)).join('\n')}
<p class="quiet line" style="${lineOf(colour)}">${[escapeHtml(company.name), ...ways(company, colour)].join('<br>')}</p>`;
}

/** The name stands for the picture in programs that show none; beside one that has no words it is written, once. */
function logoHtml({ dark, hasName, height, light, width }: MailLogo, company: string, dir: 'ltr' | 'rtl'): string {
  const name = escapeHtml(company);
  const gap = hasName ? '' : `;margin-${dir === 'rtl' ? 'left' : 'right'}:12px`;
  const picture = (address: string, kind: 'light' | 'dark') =>
    `<img class="logo-${kind}" src="${escapeHtml(address)}" alt="${hasName ? name : ''}" width="${width}" height="${height}" style="${kind === 'dark' ? 'display:none' : 'display:inline-block'};border:0;vertical-align:middle${gap}">`;
  const both =
    light === dark
      ? picture(light, 'light').replace(' class="logo-light"', '')
      : picture(light, 'light') + picture(dark, 'dark');
  return hasName ? both : `${both}<span style="vertical-align:middle">${name}</span>`;
}

/** A person's mail: their words and name first, and the rest small. */
function letter(
  blocks: readonly Block[],
  company: MailBody['company'],
  signedBy: string,
  dir: 'ltr' | 'rtl',
  colour: MailColours,
): string {
  const [own, small] = withSmallPrintLast(blocks);
  const person = signedBy === company.name ? [] : [`<bdi>${escapeHtml(withoutDirectionMarks(signedBy))}</bdi>`];
  return `${own.map((block) => blockHtml(block, dir, colour)).join('\n')}
<p style="margin:24px 0 0">${[...person, escapeHtml(company.name), ...ways(company, colour)].join('<br>')}</p>
<div class="quiet line" style="${lineOf(colour)}">
${small.map((block) => blockHtml(block, dir, colour)).join('\n')}
</div>`;
}

/** What a person says, and what stands in small print below their signature. */
export function withSmallPrintLast(blocks: readonly Block[]): [own: Block[], small: Block[]] {
  const isSmall = (block: Block) => 'note' in block || 'quietLink' in block;
  return [blocks.filter((block) => !isSmall(block)), blocks.filter(isSmall)];
}

const lineOf = (colour: MailColours) =>
  `margin:32px 0 0;padding:14px 0 0;border-top:1px solid ${colour.line};font-size:${size.small};color:${colour.quiet}`;

const paragraph = 'margin:0 0 18px';
const quietOf = (colour: MailColours) => `margin:0 0 6px;font-size:${size.small};color:${colour.quiet}`;

function blockHtml(block: Block, dir: 'ltr' | 'rtl', colour: MailColours): string {
  const quiet = quietOf(colour);
  if ('paragraph' in block) return `<p style="${paragraph}">${phraseHtml(block.paragraph)}</p>`;
  if ('letter' in block) return letterHtml(block.letter, paragraph, { voice: colour.voice });
  if ('quietLink' in block)
    return `<p class="quiet" style="${quiet}"><a href="${escapeHtml(block.quietLink)}" style="color:${colour.voice}">${escapeHtml(block.label)}</a></p>`;
  if ('note' in block)
    return `<p class="quiet" style="${paragraph};font-size:${size.small};color:${colour.quiet}">${phraseHtml(block.note)}</p>`;
  if ('quote' in block || 'said' in block) {
    const side = dir === 'rtl' ? 'right' : 'left';
    const [text, links] = 'quote' in block ? [block.quote, false] : [block.said, true];
    return `<p class="quiet" style="${quiet}">${phraseHtml(block.label)}</p>
<div class="box" style="margin:0 0 20px;padding:12px 16px;background:${colour.box};border:1px solid ${colour.line};border-${side}-width:3px">${letterHtml(text, 'margin:0 0 8px', { links, voice: colour.voice })}</div>`;
  }
  if ('mark' in block)
    return `<p class="quiet" style="${quiet}">${phraseHtml(block.label)}</p>
<p style="margin:0 0 20px"><bdi dir="ltr" style="font:600 ${size.mark}/1.3 ${markFace};letter-spacing:0.08em">${escapeHtml(block.mark)}</bdi></p>`;
  return `<p style="margin:26px 0"><a class="button" href="${escapeHtml(block.link)}" style="display:inline-block;padding:11px 22px;background:${colour.voice};color:${colour.onVoice};text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`;
}

/** How the company is reached. */
function ways({ email, phone }: MailBody['company'], colour: MailColours): string[] {
  const inVoice = `color:${colour.voice}`;
  return [
    ...(email
      ? [`<a href="mailto:${escapeHtml(email)}" style="${inVoice}"><bdi dir="ltr">${escapeHtml(email)}</bdi></a>`]
      : []),
    ...(phone
      ? [
          `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}" style="${inVoice}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a>`,
        ]
      : []),
  ];
}
