import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import {
  $isListItemNode,
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { paragraphsOf } from '@nasaq/translation';
import { KeptNode } from './nodes.ts';
import { fieldsOf } from './part-model.ts';

/** What a paragraph may be. */
export const blockKinds = ['p', 'h2', 'h3', 'blockquote', 'ul', 'ol'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** One paragraph, heading, item, quotation or picture of an editor, from the top down. */
export interface Block {
  key: string;
  /** As `paragraphsOf` tells it. */
  kind: string;
  /** It stands within the block before it: a further line of a part, a footnote. */
  isInside?: true;
}

export function blocksOf(editor: LexicalEditor): Block[] {
  return editor.getEditorState().read(() => $getRoot().getChildren().flatMap(blocksIn));
}

function blocksIn(node: LexicalNode): Block[] {
  if ($isListNode(node)) return node.getChildren().flatMap(blocksIn);
  const key = node.getKey();
  if ($isListItemNode(node)) {
    const children = node.getChildren();
    const nested = children.filter($isListNode);
    // An item that only holds the list below it is the editor's way to indent.
    const own = nested.length > 0 && nested.length === children.length ? [] : [{ key, kind: 'li' }];
    return [...own, ...notesIn(children.filter((child) => !$isListNode(child))), ...nested.flatMap(blocksIn)];
  }
  if (node instanceof KeptNode)
    return paragraphsOf({ root: { children: [node.getStored()] } }).map(({ kind }, place) => ({
      key,
      kind,
      ...(place > 0 && { isInside: true as const }),
    }));
  if (!$isElementNode(node)) return [{ key, kind: 'upload' }];
  const kind = $isHeadingNode(node) ? node.getTag() : $isQuoteNode(node) ? 'blockquote' : 'p';
  return [{ key, kind }, ...notesIn(node.getChildren())];
}

/** The footnotes that are called in a paragraph; each counts as one of its own behind it. */
function notesIn(nodes: LexicalNode[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if ($isElementNode(node)) return notesIn(node.getChildren());
    if (!(node instanceof KeptNode) || node.getStored().type !== 'inlineBlock') return [];
    return [{ key: node.getKey(), kind: String(fieldsOf(node.getStored()).blockType), isInside: true }];
  });
}

/** The key of the block in which the keys are; `null` where they are elsewhere. */
export function currentBlock(editor: LexicalEditor): string | null {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    const node = selection?.getNodes()[0];
    if (!node) return null;
    const from = $isRangeSelection(selection) ? selection.focus.getNode() : node;
    return (
      [from, ...from.getParents()]
        .find((one) => $isListItemNode(one) || one.getParent()?.getKey() === 'root')
        ?.getKey() ?? null
    );
  });
}

/** What the paragraph with the keys is, and how its letters are. */
export interface Format {
  kind: BlockKind;
  bold: boolean;
  italic: boolean;
  code: boolean;
  link: boolean;
}

export function formatOf(editor: LexicalEditor): Format {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return { kind: 'p', bold: false, italic: false, code: false, link: false };
    const node = selection.anchor.getNode();
    const parents = [node, ...node.getParents()];
    return {
      kind: kindOf(parents),
      bold: selection.hasFormat('bold'),
      italic: selection.hasFormat('italic'),
      code: selection.hasFormat('code'),
      link: parents.some((one) => one.getType() === 'link' || one.getType() === 'autolink'),
    };
  });
}

function kindOf(parents: LexicalNode[]): BlockKind {
  const list = parents.find($isListNode);
  if (list) return list.getListType() === 'number' ? 'ol' : 'ul';
  const heading = parents.find($isHeadingNode);
  if (heading) return heading.getTag() === 'h2' ? 'h2' : 'h3';
  return parents.some($isQuoteNode) ? 'blockquote' : 'p';
}

/** Makes the chosen paragraphs what is asked for; a second time, paragraphs again. */
export function setBlocks(editor: LexicalEditor, kind: BlockKind): void {
  const current = formatOf(editor).kind;
  const wanted = current === kind ? 'p' : kind;
  if (wanted === 'ul' || wanted === 'ol') {
    editor.dispatchCommand(wanted === 'ul' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND, undefined);
    return;
  }
  if (current === 'ul' || current === 'ol') editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  editor.update(() => {
    const selection = $getSelection();
    if (selection) $setBlocksType(selection, () => emptyBlock(wanted));
  });
}

function emptyBlock(kind: Exclude<BlockKind, 'ul' | 'ol'>): ElementNode {
  if (kind === 'h2' || kind === 'h3') return $createHeadingNode(kind);
  return kind === 'blockquote' ? $createQuoteNode() : $createParagraphNode();
}
