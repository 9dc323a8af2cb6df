import { createHash } from 'node:crypto';
import { type Locale, locales } from '@nasaq/contract';
import { newRowId, pairField } from '@nasaq/translation';
import type { FlattenedField } from 'payload';
import { withoutDerived } from '../../content/index.ts';
import { type Turn, turned } from './portable-value.ts';

/** Every value of a document by its path; that of one language as `seo.title@ar`. What is empty is not there. */
export type Values = Readonly<Record<string, unknown>>;

type Row = Record<string, unknown>;

/** @param stored as the database has it, with every language */
export function valuesOf(fields: readonly FlattenedField[], stored: Row, turn: Turn): Values {
  const values: Record<string, unknown> = {};
  for (const { field, path } of leavesOf(fields)) {
    const value = at(stored, path);
    if (field.localized) {
      for (const locale of locales) {
        const own = turned(field, (value as Row | null | undefined)?.[locale], turn, true);
        if (own !== undefined) values[`${path}@${locale}`] = own;
      }
      continue;
    }
    const own = turned(field, value, turn);
    if (own !== undefined) values[path] = own;
  }
  return ordered(values) as Values;
}

export interface Leaf {
  field: FlattenedField & { localized?: boolean };
  /** With the groups around it: `seo.title`. */
  path: string;
}

/** The fields that have a value of their own: those of groups by themselves, rows as a whole. */
export function leavesOf(fields: readonly FlattenedField[], prefix = ''): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const path = prefix + field.name;
    const isGroup = (field.type === 'group' || field.type === 'tab') && !('localized' in field && field.localized);
    return isGroup ? leavesOf(field.flattenedFields, `${path}.`) : [{ field, path }];
  });
}

/** The path and the language of a value. */
export function placeOf(key: string): { path: string; locale: Locale | null } {
  const [path, locale] = key.split('@') as [string, Locale | undefined];
  return { path, locale: locale ?? null };
}

/**
 * Equal for equal values. What the editor makes by itself each time that it reads a text is no value of anybody's: a
 * link has another number whenever its Markdown is read, and a text gets its directions when somebody opens it.
 */
export function digestOf(value: unknown): string {
  return value === undefined ? '' : hashed(written(value));
}

/** As digests were made, and kept, before they left out what an editor derives. */
export function exactDigestOf(value: unknown): string {
  return value === undefined ? '' : hashed(value);
}

function hashed(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')
    .slice(0, 16);
}

/** Rich texts stand by themselves, and inside of blocks and rows. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  if ('root' in value) return withoutDerived(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]));
}

export function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.keys(value).sort();
  return Object.fromEntries(sorted.map((name) => [name, ordered((value as Row)[name])]));
}

interface Writing {
  fields: readonly FlattenedField[];
  values: Values;
  /** As it is stored here, whose rows keep their numbers. */
  stored: Row;
  /** What is stored besides, of languages that `stored` has nothing of. */
  also?: Row;
  turn: Turn;
}

/**
 * The document for the database, with every language. A value that is stored here and not among them is emptied; what is
 * in neither is not named, so that defaults hold.
 */
export function documentOf({ also = {}, fields, stored, turn, values }: Writing): Row {
  const doc: Row = {};
  for (const { field, path } of leavesOf(fields)) {
    const [before, besides] = [at(stored, path), at(also, path)];
    if (!field.localized) {
      const value = turned(field, values[path], turn) ?? emptied(field, before ?? besides);
      if (value !== undefined) put(doc, path, numbered(field, value, before ?? besides));
      continue;
    }
    const texts = locales.flatMap((locale) => {
      const old = (before as Row | null | undefined)?.[locale] ?? (besides as Row | null | undefined)?.[locale];
      const value = turned(field, values[`${path}@${locale}`], turn, true) ?? emptied(field, old);
      return value === undefined ? [] : [[locale, numbered(field, value, old)] as const];
    });
    if (texts.length > 0) put(doc, path, Object.fromEntries(texts));
  }
  return doc;
}

/** One language of such a document, as operations of saving take it. */
export function inLanguage(fields: readonly FlattenedField[], doc: Row, locale: Locale): Row {
  const own: Row = {};
  for (const field of fields) {
    const value = doc[field.name];
    if (value === undefined) continue;
    if ('localized' in field && field.localized) {
      const text = (value as Row)[locale];
      if (text !== undefined) own[field.name] = text;
    } else if ((field.type === 'group' || field.type === 'tab') && value !== null)
      own[field.name] = inLanguage(field.flattenedFields, value as Row, locale);
    else if (field.type === 'array' && Array.isArray(value))
      own[field.name] = (value as Row[]).map((row) => ({
        ...(row.id !== undefined && { id: row.id }),
        ...inLanguage(field.flattenedFields, row, locale),
      }));
    else own[field.name] = value;
  }
  return own;
}

function emptied(field: FlattenedField, before: unknown): unknown {
  if (before === undefined || before === null || before === '') return undefined;
  const isList = field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany);
  if (isList) return (before as unknown[]).length > 0 ? [] : undefined;
  return field.type === 'checkbox' ? false : null;
}

/** Rows of a list keep the numbers of those that are stored: by what joins them with the other language, else by their place. */
function numbered(field: FlattenedField, value: unknown, before: unknown): unknown {
  if (field.type !== 'array' || !Array.isArray(value)) return value;
  const old = Array.isArray(before) ? (before as Row[]) : [];
  const byPair = new Map(old.filter((row) => row[pairField]).map((row) => [row[pairField], row]));
  const taken = new Set<unknown>();
  return (value as Row[]).map((row, place) => {
    const known = byPair.get(row[pairField]) ?? (byPair.size === 0 ? old[place] : undefined);
    const id = known && !taken.has(known.id) ? known.id : newRowId();
    taken.add(id);
    const inside = field.flattenedFields.flatMap((one) =>
      row[one.name] === undefined ? [] : [[one.name, numbered(one, row[one.name], known?.[one.name])] as const],
    );
    return { ...row, ...Object.fromEntries(inside), id };
  });
}

function at(doc: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], doc);
}

function put(doc: Row, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  let into = doc;
  for (const name of names) into = (into[name] ??= {}) as Row;
  into[last] = value;
}
