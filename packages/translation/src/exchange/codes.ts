import type { FieldKind } from '../field.ts';
import type { RichNode } from '../words.ts';
import { type Code, CodeError, type Coded, type Codes, type CodedText, joined, type Piece } from './coded-text.ts';
import { codesOfRichText, richTextOf } from './rich-codes.ts';

/** Takes the value of a field apart; nothing becomes a text without pieces. */
export function codesOf(value: unknown): Coded {
  if (typeof value === 'string') return codesOfLines(value);
  const rich = value as { root?: RichNode } | null | undefined;
  if (!rich?.root) return { text: [], codes: new Map() };
  const { codes, text } = codesOfRichText({ root: rich.root });
  return { codes, text: joined(text) };
}

/**
 * Puts the value of a field together.
 * @throws {CodeError} where the codes do not make a text of this kind
 */
export function valueOf(kind: FieldKind, text: CodedText, codes: Codes): unknown {
  return kind === 'richText' ? richTextOf(text, codes) : linesOf(text, codes);
}

/** A plain text has no codes but its line breaks. */
function codesOfLines(value: string): Coded {
  const codes = new Map<string, Code>();
  const text = value.split(/(\r?\n)/u).map((part, place): Piece => {
    if (place % 2 === 0) return part;
    const id = `b${(place + 1) / 2}`;
    codes.set(id, { id, kind: 'break', paired: false, data: part });
    return { code: id, as: 'alone' };
  });
  return { text: joined(text), codes };
}

function linesOf(text: CodedText, codes: Codes): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const data = codes.get(piece.code)?.data;
      if (typeof data !== 'string' || piece.as !== 'alone') throw new CodeError('unknown', piece.code);
      return data;
    })
    .join('');
}
