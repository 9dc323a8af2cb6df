import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isEmpty } from '../words.ts';

/**
 * A short text that is equal for values that say the same and look the same: words and formatting, without what an editor
 * derives by itself. Empty for nothing.
 * @returns 10 hexadecimal digits of a SHA-256
 */
export function contentDigest(value: unknown): string {
  return isEmpty(value) ? '' : shortDigest(JSON.stringify(comparable(value)));
}

export function shortDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 10);
}

/** Whether two values, or two nodes of a rich text, say the same and look the same. */
export function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** What the editor writes by itself when it opens a text. */
const derived = new Set(['version', 'direction', 'textFormat', 'textStyle', 'detail', 'mode', 'style', 'indent', 'id']);

/** In one order of names, without what is derived; texts of one format beside each other are one. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return mergedTexts(value).map(comparable);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const node = value as Record<string, unknown>;
  if (node.type === 'upload') return ['upload', node.relationTo ?? null, idOf(node.value), node.fields ?? null];
  const told = Object.entries(node).filter(([name, inside]) => !derived.has(name) && !(name === 'format' && !inside));
  return told.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inside]) => [name, comparable(inside)]);
}

/** A picked document may come with its content. */
function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

function mergedTexts(nodes: readonly unknown[]): unknown[] {
  const merged: unknown[] = [];
  for (const node of nodes) {
    const last = merged.at(-1) as TextNode | undefined;
    if (!isText(node)) merged.push(node);
    else if (node.text !== '' && isText(last) && (last.format ?? 0) === (node.format ?? 0))
      merged[merged.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else if (node.text !== '') merged.push(node);
  }
  return merged;
}

interface TextNode {
  type: 'text';
  text: string;
  format?: unknown;
}

function isText(node: unknown): node is TextNode {
  const { text, type } = (node ?? {}) as Partial<TextNode>;
  return type === 'text' && typeof text === 'string';
}
