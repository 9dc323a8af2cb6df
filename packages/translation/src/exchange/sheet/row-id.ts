import { isLocale, type Locale } from '@nasaq/contract';
import { shortDigest } from '../content-digest.ts';

/** What the mark of a row says: where it belongs, and what it was when it went out. */
export interface RowId {
  from: Locale;
  to: Locale;
  ref: string;
  /** Of the entry (see `BundleEntry`). */
  mark: string;
  path: string;
  /** Of the source, the first and last of its paragraphs. */
  flows: [first: number, last: number];
  /** Digests of both cells; empty for an empty one. */
  source: string;
  target: string;
}

/**
 * The mark of a row in a table: letters, digits and signs without spaces, with a check that tells a damaged one. Words
 * that are written around it do no harm.
 */
export function writeRowId({ flows, from, mark, path, ref, source, target, to }: RowId): string {
  const place = flows[0] === flows[1] ? String(flows[0]) : flows.join('-');
  const parts = [`${from}-${to}`, ref, mark, encodeURIComponent(path), place, source || '0', target || '0'];
  const told = parts.join(':');
  return `[${told}:${checkOf(told)}]`;
}

/** Finds the mark in what stands in a cell: `damaged` where there was one once. */
export function readRowId(cell: string): RowId | 'damaged' | null {
  // Word breaks long words by characters that nobody sees.
  const text = cell.replace(/[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu, '');
  const found = /\[((?:en-ar|ar-en):[^[\]]*)\]/u.exec(text)?.[1];
  if (found === undefined) return /(?:en-ar|ar-en):[\w-]+\//u.test(text) ? 'damaged' : null;
  const parts = found.split(':');
  const told = parts.slice(0, -1).join(':');
  if (parts.length !== 8 || parts.at(-1) !== checkOf(told)) return 'damaged';
  const [languages, ref, mark, path, place, source, target] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [from, to] = languages.split('-');
  const [first, last = first] = place.split('-').map(Number);
  if (!isLocale(from) || !isLocale(to)) return 'damaged';
  return {
    from,
    to,
    ref,
    mark,
    path: decodeURIComponent(path),
    flows: [first!, last!],
    source: source === '0' ? '' : source,
    target: target === '0' ? '' : target,
  };
}

function checkOf(told: string): string {
  return shortDigest(told).slice(0, 4);
}
