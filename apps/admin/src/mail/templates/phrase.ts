import { isolated, type Locale, localeInfo, zoneName } from '@nasaq/contract';
import { letterTexts } from '../catalogue/index.ts';

/** A piece of a sentence: ours, somebody else's words, or a reference, code or address. */
type Piece = string | { words: string } | { latin: string };
/** A sentence with what was filled in kept apart. */
export type Phrase = readonly Piece[];

/** A sentence with values in it; those in `words` and `latin` are set apart from the direction of what is around them. */
export function phrase(texts: TemplateStringsArray, ...values: Piece[]): Phrase {
  return texts.flatMap((text, index) => (index < values.length ? [text, values[index]!] : [text]));
}

/** A text of a catalogue with its values in place of `{names}`; what stands in a value is not read as a name. */
export function filled(text: string, values: Readonly<Record<string, Piece | Phrase>>): Phrase {
  return text.split(/\{(\w+)\}/).flatMap((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}

/** Words in their own direction. */
export function words(value: string): { words: string } {
  return { words: value };
}

/** Numbers, references and addresses, which run from left to right. */
export function latin(value: string): { latin: string } {
  return { latin: value };
}

/** The phrase as plain text. */
export function phraseText(pieces: Phrase): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'words' in piece ? isolatedWords(piece.words) : isolatedLatin(piece.latin);
    })
    .join('');
}

/** The phrase as HTML. */
export function phraseHtml(pieces: Phrase): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece);
      if ('words' in piece) return `<bdi>${escapeHtml(withoutDirectionMarks(piece.words))}</bdi>`;
      return `<bdi dir="ltr">${escapeHtml(withoutDirectionMarks(piece.latin))}</bdi>`;
    })
    .join('');
}

/** Marks that set a direction or order of their own; one in a name would turn around what stands beside it. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Somebody's own words inside a sentence of plain text, all on one line. */
export function isolatedWords(words: string): string {
  return isolated(
    withoutDirectionMarks(words)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );
}

/** A reference, code or address, which reads from left to right also within Arabic. */
function isolatedLatin(code: string): string {
  return isolated(withoutDirectionMarks(code), 'ltr');
}

/** Without marks that would turn other text around. */
export function withoutDirectionMarks(words: string): string {
  return words.replace(directionMarks, '');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** As text of an HTML document. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** A moment by the clock of the company, whose readers may be elsewhere: `Wednesday, November 25 at 6:00 PM (Egypt Time)`. */
export function momentText(iso: string, locale: Locale, timeZone: string): string {
  const { tag } = localeInfo[locale];
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const text = new Intl.DateTimeFormat(tag, { ...parts, timeZone }).format(new Date(iso));
  const zone = zoneName(timeZone, locale);
  return `${text} (${letterTexts[locale].zone.replace('{zone}', zone)})`;
}
