import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { isEmpty, type RichNode } from '@nasaq/translation';

const known = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'text',
  'linebreak',
  'tab',
  'link',
  'autolink',
  'upload',
]);
const inlineParents = new Set(['paragraph', 'heading', 'quote', 'listitem', 'link', 'autolink']);

/** A stored text as the editor takes it: it needs a paragraph to write in, and says of nodes that it does not know that they are kept. */
export function toEditor(value: unknown): string {
  const root = (value as { root?: RichNode } | null | undefined)?.root;
  const children = root?.children?.map((child) => wrapped(child, 'root')) ?? [];
  return JSON.stringify({
    root: { ...emptyRoot, ...root, children: children.length > 0 ? children : [emptyParagraph] },
  });
}

/** What the editor has, as it is stored; nothing where there is nothing to read or to see. */
export function fromEditor(state: SerializedEditorState): unknown {
  const root = unwrapped(state.root as RichNode);
  const isBare = root.children?.length === 1 && root.children[0]?.type === 'paragraph';
  return isBare && isEmpty({ root }) ? null : { root };
}

const emptyParagraph = { type: 'paragraph', version: 1, children: [], direction: null, format: '', indent: 0 };
const emptyRoot = { type: 'root', version: 1, direction: null, format: '', indent: 0 };

function wrapped(node: RichNode, parent: string): RichNode {
  const type = String(node.type);
  if (!known.has(type))
    return { type: 'kept', version: 1, stored: node as SerializedLexicalNode, inline: inlineParents.has(parent) };
  return node.children ? { ...node, children: node.children.map((child) => wrapped(child, type)) } : node;
}

function unwrapped(node: RichNode): RichNode {
  if (node.type === 'kept') return node.stored as RichNode;
  return node.children ? { ...node, children: node.children.map(unwrapped) } : node;
}
