import { captionOf, partFields, partKind, partLines, type RichNode } from './text-parts.ts';

/** A paragraph of a rich text by what stands in it. */
export interface ParagraphNodes {
  /** As `Paragraph` has it. */
  kind: string;
  /** Its words with their formats and links. What is `code` is read by nobody who minds a language. */
  inline: readonly RichNode[];
  /** Of a picture, as the editor stores it. */
  picture?: unknown;
}

/**
 * The paragraphs of a rich text in the order of reading: the cells of a table, the lines of a callout and of a list in
 * columns one by one, a footnote behind the paragraph that calls it.
 */
export function paragraphNodes(nodes: readonly RichNode[]): ParagraphNodes[] {
  return nodes.flatMap((node): ParagraphNodes[] => {
    const children = node.children ?? [];
    if (node.type === 'list') return paragraphNodes(children);
    if (node.type === 'upload') return [{ kind: 'upload', inline: lineOf(captionOf(node)), picture: node.value }];
    if (node.type === 'block') return linesOf(node);
    if (node.type === 'table' || node.type === 'tablerow') return paragraphNodes(children);
    if (node.type === 'tablecell') return withNotes({ kind: 'td', inline: inCell(children) });
    const nested = children.filter(({ type }) => type === 'list');
    const inline = children.filter(({ type }) => type !== 'list');
    // An item that only holds the list below it is the editor's way to indent.
    const isIndent = nested.length > 0 && inline.every((one) => textOf(one).trim() === '');
    return [...(isIndent ? [] : withNotes({ kind: kindOf(node), inline })), ...paragraphNodes(nested)];
  });
}

/** The words of a node as they stand. */
export function textOf({ children, text, type }: RichNode): string {
  if (type === 'linebreak' || type === 'tab') return ' ';
  return text ?? (children ?? []).map(textOf).join('');
}

function kindOf({ tag, type }: RichNode): string {
  if (type === 'heading') return String(tag);
  if (type === 'listitem') return 'li';
  return type === 'quote' ? 'blockquote' : 'p';
}

function lineOf(text: string): RichNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** A part that says nothing is one paragraph all the same: it stands in the text. */
function linesOf(part: RichNode): ParagraphNodes[] {
  const kind = partKind(part) === 'columns' ? 'li' : partKind(part);
  const lines = partLines(part);
  if (kind === 'code') {
    const code: RichNode = { type: 'code', text: `\n${String(partFields(part).code ?? '')}` };
    return [{ kind, inline: [...lineOf(lines.join('\n')), code] }];
  }
  return (lines.length > 0 ? lines : ['']).map((line) => ({ kind, inline: lineOf(line) }));
}

/** What a cell says in several paragraphs is one: lines below each other. */
function inCell(blocks: readonly RichNode[]): RichNode[] {
  return blocks.flatMap((block, place) => {
    const isBlock = block.type === 'list' || block.type === 'listitem';
    const inside = isBlock
      ? inCell(block.children ?? [])
      : block.children && !isInline(block)
        ? block.children
        : [block];
    return place === 0 || isInline(block) ? inside : [{ type: 'linebreak' }, ...inside];
  });
}

function isInline({ type }: RichNode): boolean {
  return type === 'text' || type === 'link' || type === 'autolink' || type === 'linebreak' || type === 'inlineBlock';
}

function withNotes(paragraph: ParagraphNodes): ParagraphNodes[] {
  const notes = paragraph.inline.flatMap(notesIn);
  return [paragraph, ...notes.map((note) => ({ kind: partKind(note), inline: lineOf(partLines(note).join(' ')) }))];
}

function notesIn(node: RichNode): RichNode[] {
  return node.type === 'inlineBlock' ? [node] : (node.children ?? []).flatMap(notesIn);
}
