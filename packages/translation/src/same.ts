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
  const left = isNode(a) ? told(a) : (a as Doc);
  const right = isNode(b) ? told(b) : (b as Doc);
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]));
}

/** What the editor of rich text writes by itself when it opens one. */
const derived = new Set(['version', 'direction', 'textFormat', 'textStyle', 'detail', 'mode', 'style', 'indent', 'id']);

function isNode(value: object): value is Doc {
  return 'type' in value && 'version' in value;
}

function told(node: Doc): Doc {
  const entries = Object.entries(node).filter(([name]) => !derived.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'format' ? value || null : value]));
}

function bare(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  return Array.isArray(value) && value.length === 0 ? null : value;
}
