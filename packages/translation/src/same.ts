import type { Doc } from './field.ts';

/**
 * Whether two values of a field are alike for whoever reads or writes them: nothing, an empty text, no rows and an
 * unticked box are; so is a rich text with and without what its editor derives.
 */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [bare(one), bare(other)];
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, place) => isSame(item, b[place]));
  }
  const [left, right] = [a as Doc, b as Doc];
  // In place: a long text has thousands of nodes, and is compared with each pause of who writes in it.
  const [isLeftNode, isRightNode] = [isNode(left), isNode(right)];
  for (const key of Object.keys(left))
    if (!isSame(toldOf(left, key, isLeftNode), toldOf(right, key, isRightNode))) return false;
  return Object.keys(right).every((key) => key in left || bare(toldOf(right, key, isRightNode)) === null);
}

/** What the editor of rich text writes by itself when it opens one. */
const derived = new Set(['version', 'direction', 'textFormat', 'textStyle', 'detail', 'mode', 'style', 'indent', 'id']);

function isNode(value: object): value is Doc {
  return 'type' in value && 'version' in value;
}

/** What a node says under a key: nothing where its editor derives it. */
function toldOf(doc: Doc, key: string, isRichNode: boolean): unknown {
  if (!isRichNode) return doc[key];
  if (derived.has(key)) return undefined;
  return key === 'format' ? doc[key] || null : doc[key];
}

function bare(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  return Array.isArray(value) && value.length === 0 ? null : value;
}
