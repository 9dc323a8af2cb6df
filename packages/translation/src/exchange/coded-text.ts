/**
 * What stands between or around the words of a text: a `format` or a `link` around some of them, a `line` break or an
 * `object` among them, or a `break` from one paragraph to the next, with all that lies between the two.
 */
export type CodeKind = 'format' | 'link' | 'line' | 'object' | 'break';

export interface Code {
  /** Unique within its text, and made of letters and digits. */
  id: string;
  kind: CodeKind;
  /** Whether it opens and closes around words; else it stands alone. */
  paired: boolean;
  /**
   * Of a `break`, its steps (see `Step`). Of a `format`, what distinguishes its words from plain ones. Else the node
   * itself, without what is inside.
   */
  data: unknown;
}

/** Words, or the place of a code. */
export type Piece = string | { code: string; as: 'open' | 'close' | 'alone' };

/** Words with the places of their codes: what a translator works on. */
export type CodedText = readonly Piece[];

export type Codes = ReadonlyMap<string, Code>;

/** A value taken apart; put together again it is the same. */
export interface Coded {
  text: CodedText;
  codes: Codes;
}

/** The ways in which codes can be wrong when a text comes back. */
export type CodeFault = 'missing' | 'unknown' | 'twice' | 'unbalanced' | 'structure';

export class CodeError extends Error {
  readonly fault: CodeFault;
  /** The code that it is about, as the reader of the file sees it; empty where it is about none alone. */
  readonly code: string;

  constructor(fault: CodeFault, code = '') {
    super(`${fault} ${code}`);
    this.name = 'CodeError';
    this.fault = fault;
    this.code = code;
  }
}

/** The words of a coded text without its codes. */
export function plainOf(text: CodedText): string {
  return text.filter((piece) => typeof piece === 'string').join('');
}

export function hasWordsIn(text: CodedText): boolean {
  return plainOf(text).trim() !== '';
}

/** Words beside words become one piece; empty ones go. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const text: Piece[] = [];
  for (const piece of pieces) {
    if (piece === '') continue;
    const last = text.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') text[text.length - 1] = last + piece;
    else text.push(piece);
  }
  return text;
}

/** The ids of its codes in their order, each once. */
export function codeIds(text: CodedText): string[] {
  return text.flatMap((piece) => (typeof piece === 'string' || piece.as === 'close' ? [] : [piece.code]));
}
