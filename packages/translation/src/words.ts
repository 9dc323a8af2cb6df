import type { Doc } from './field.ts';

/** A node of a rich text, as the editor stores it. */
export interface RichNode {
  type?: string;
  text?: string;
  children?: RichNode[];
  [name: string]: unknown;
}

/** One paragraph, heading, item or quotation. */
export interface Paragraph {
  /** `p`, `h2`, `h3`, `li`, `blockquote`, or `upload` for a picture, which has no words. */
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
  return root ? blocksOf(root.children ?? []) : [];
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

function blocksOf(nodes: RichNode[]): Paragraph[] {
  return nodes.flatMap((node) => {
    if (node.type === 'list') return blocksOf(node.children ?? []);
    if (node.type === 'upload') return [{ kind: 'upload', words: '' }];
    const nested = (node.children ?? []).filter(({ type }) => type === 'list');
    const inline = (node.children ?? []).filter(({ type }) => type !== 'list');
    const words = squeezed(inline.map(textOf).join(''));
    // An item that only holds the list below it is the editor's way to indent.
    const own = words === '' && nested.length > 0 ? [] : [{ kind: kindOf(node), words }];
    return [...own, ...blocksOf(nested)];
  });
}

function kindOf({ tag, type }: RichNode): string {
  if (type === 'heading') return String(tag);
  if (type === 'listitem') return 'li';
  return type === 'quote' ? 'blockquote' : 'p';
}

function textOf({ children, text, type }: RichNode): string {
  if (type === 'linebreak' || type === 'tab') return ' ';
  return text ?? (children ?? []).map(textOf).join('');
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
