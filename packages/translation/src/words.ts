import type { Doc } from './field.ts';
import { paragraphNodes, textOf } from './paragraph-nodes.ts';
import type { RichNode } from './text-parts.ts';

export type { RichNode };

/** One paragraph, heading, item or quotation, the cell of a table, a line of a callout, a footnote. */
export interface Paragraph {
  /**
   * `p`, `h2`, `h3`, `li`, `blockquote`, `td`, `callout`, `footnote`; `code`, or `upload` for a picture, whose words are
   * its caption.
   */
  kind: string;
  words: string;
}

/** The words of a value, paragraph by paragraph, without their formatting; nothing for what holds no words. */
export function paragraphsOf(value: unknown): Paragraph[] {
  if (typeof value === 'string')
    return value
      .split(/\n+/u)
      .map((line) => ({ kind: 'p', words: squeezed(line) }))
      .filter(({ words }) => words !== '');
  const root = (value as { root?: RichNode } | null | undefined)?.root;
  return paragraphNodes(root?.children ?? []).map(({ inline, kind }) => ({
    kind,
    words: squeezed(inline.map(textOf).join('')),
  }));
}

/** The words of a value in one string, a line for each paragraph. */
export function wordsOf(value: unknown): string {
  return paragraphsOf(value)
    .map(({ words }) => words)
    .filter(Boolean)
    .join('\n');
}

/** Whether a value has anything to read or to see. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && 'root' in (value as Doc))
    return paragraphsOf(value).every(({ kind, words }) => words === '' && kind !== 'upload');
  return false;
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
