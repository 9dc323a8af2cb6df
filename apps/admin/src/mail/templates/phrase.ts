import { escapeHtml, isolated, isolatedLatin, withoutDirectionMarks } from './isolate.ts';

/** A piece of a sentence: ours, somebody else's words, or a reference, code or address. */
type Piece = string | { words: string } | { latin: string };
export type Phrase = readonly Piece[];

/** A sentence with values in it; those in `words` and `latin` are set apart from the direction of what is around them. */
export function phrase(texts: TemplateStringsArray, ...values: Piece[]): Phrase {
  return texts.flatMap((text, index) => (index < values.length ? [text, values[index]!] : [text]));
}

/** A text of a catalogue with its values in place of `{names}`; what stands in a value is not read as a name. */
export function filled(text: string, values: Readonly<Record<string, Piece | Phrase>>): Phrase {
  return text.split(/\{(\w+)\}/).flatMap((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}

export function words(value: string): { words: string } {
  return { words: value };
}

export function latin(value: string): { latin: string } {
  return { latin: value };
}

export function phraseText(pieces: Phrase): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'words' in piece ? isolated(piece.words) : isolatedLatin(piece.latin);
    })
    .join('');
}

export function phraseHtml(pieces: Phrase): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece);
      if ('words' in piece) return `<bdi>${escapeHtml(withoutDirectionMarks(piece.words))}</bdi>`;
      return `<bdi dir="ltr">${escapeHtml(withoutDirectionMarks(piece.latin))}</bdi>`;
    })
    .join('');
}
