import { searchColumn } from '../platform/staff/list-search.ts';

interface Node {
  text?: string;
  children?: Node[];
}

/** Fields whose words are for machines. */
const machine = new Set([
  searchColumn,
  'id',
  'key',
  'slug',
  'url',
  'kind',
  'to',
  'currency',
  '_status',
  '_order',
  'createdAt',
  'updatedAt',
  'blockName',
  'relationTo',
]);

/** Everything that a reader of a document can read: its strings and the text of its rich texts, paragraph by paragraph. */
export function plainText(value: unknown): string {
  return linesOf(value)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object' || value === null) return [];
  const { root } = value as { root?: Node };
  if (root?.children) return root.children.flatMap(paragraphs);
  return Object.entries(value).flatMap(([name, inner]) => (machine.has(name) ? [] : linesOf(inner)));
}

/** A block with text of its own is one line; a list or quote is the lines of what stands in it. */
function paragraphs(node: Node): string[] {
  const children = node.children ?? [];
  if (children.some((child) => child.text !== undefined)) return [textOf(node)];
  return children.flatMap(paragraphs);
}

function textOf({ text, children = [] }: Node): string {
  return text ?? children.map(textOf).join('');
}
