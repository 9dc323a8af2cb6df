import { createHash } from 'node:crypto';
import type { Kind } from './shape.ts';

/**
 * A short text that is equal for equal values of a field. What a form shows alike is alike: nothing, an empty text, no
 * rows and an unticked box; a picked document with and without its content; a rich text before and after its editor
 * has filled in what it derives.
 */
export function digest(value: unknown, kind: Kind): string {
  const text = JSON.stringify(ordered(comparable(value, kind)));
  if (text === 'null') return '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

function comparable(value: unknown, kind: Kind): unknown {
  if (value === undefined || value === null || value === '' || value === false) return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (kind === 'reference') return Array.isArray(value) ? value.map(idOf) : idOf(value);
  if (kind === 'moment') return momentOf(value);
  return kind === 'richText' ? withoutDerived(value) : value;
}

function idOf(value: unknown): unknown {
  if (!isRecord(value)) return typeof value === 'number' ? String(value) : value;
  if ('relationTo' in value) return [value.relationTo, idOf(value.value)];
  // Outside of its installation, a picked document has a name in the place of its number.
  return 'id' in value ? idOf(value.id) : value;
}

function momentOf(value: unknown): unknown {
  const moment = new Date(value as string | Date);
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
}

/** What the editor writes by itself when it opens a text: no change of anybody's. */
const derived = new Set(['version', 'direction', 'textFormat', 'textStyle', 'detail', 'mode', 'style', 'indent', 'id']);

/** What somebody has written in a rich text. */
export function withoutDerived(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutDerived);
  if (!isRecord(node)) return node;
  if (node.type === 'upload') return ['upload', node.relationTo, idOf(node.value), node.fields ?? null];
  const told = Object.entries(node).filter(([name, value]) => !derived.has(name) && !(name === 'format' && !value));
  return Object.fromEntries(told.map(([name, value]) => [name, withoutDerived(value)]));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name])]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
