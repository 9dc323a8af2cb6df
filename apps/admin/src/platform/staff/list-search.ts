import { fold, locales, readReference } from '@nasaq/contract';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, TextareaField, Where } from 'payload';
import type { Bilingual } from './fields/text-rows.ts';

/**
 * A column that the search field of a list looks into, in the place of those with the texts themselves: folded, so that
 * Arabic is found whatever its hamzas, harakat and tatweel.
 */
export const searchColumn = 'search_text';

/** @param label ends the sentence of the search field: what one may type */
export function searchField(label: Bilingual, { localized = false } = {}): TextareaField {
  return {
    name: searchColumn,
    type: 'textarea',
    localized,
    label,
    access: { create: () => false, update: () => false },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Diff: '/content/versions/screens/versions-view.tsx#NotCompared' },
    },
  };
}

/** Content: each language has its own text, and a list is searched in both whichever it shows. */
export function searchFieldOfContent(label: Bilingual): TextareaField {
  return searchField(label, { localized: true });
}

/** A row is found by the values of these fields; in localized content, of the language that is saved. */
export function keepSearchText(...names: string[]): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    const row = { ...(originalDoc as Record<string, unknown> | undefined), ...(data as Record<string, unknown>) };
    return { ...data, [searchColumn]: searchTextOf(names.map((name) => row[name])) };
  };
}

/** Letters of one row that are searched at most. */
const longest = 20_000;

export function searchTextOf(values: readonly unknown[]): string {
  const texts = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return folded(texts.join(' ').slice(0, longest));
}

/** What somebody types, as the column has it; of an address that was copied from a browser, its last part. */
export function typedWords(typed: string): string {
  const [path = ''] = typed.trim().split(/[?#]/u);
  const last = path.includes('/') ? path.split('/').findLast(Boolean) : undefined;
  return folded(last ? decoded(last) : typed);
}

/** What somebody types to find a person, as the column has it; a reference also with dashes, a number also with spaces. */
export function searchWords(typed: string): string {
  const words = folded(typed);
  const reference = readReference(words);
  if (reference) return reference.toLowerCase();
  // Stored numbers have neither spaces nor the nought before the number.
  if (/^[+\d][\d\s()./-]{5,}$/u.test(words)) return words.replace(/\D/gu, '').replace(/^0+/u, '');
  return words;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function folded(text: string): string {
  return fold(text).replace(/\s+/gu, ' ').trim();
}

/**
 * A list, its counts, its export and what is done to all that it found ask for what was typed: this is where it is
 * folded. Each word may stand in either language.
 */
export function foldSearch(words = typedWords): CollectionBeforeOperationHook {
  return ({ args, collection }) => {
    const { where } = args as { where?: Where };
    const column = collection.flattenedFields.find(({ name }) => name === searchColumn);
    if (!where || !column) return args;
    const paths = column.localized ? locales.map((locale) => `${searchColumn}.${locale}`) : [searchColumn];
    return { ...args, where: foldedWhere(where, paths, words) };
  };
}

function foldedWhere(where: Where, paths: readonly string[], words: (typed: string) => string): Where {
  const conditions = Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition)) return { [name]: condition.map((inner) => foldedWhere(inner, paths, words)) };
    const typed = name === searchColumn ? condition.like : undefined;
    if (typeof typed !== 'string') return { [name]: condition };
    const each = words(typed).split(' ');
    return { and: each.map((word) => ({ or: paths.map((path) => ({ [path]: { like: word } })) })) };
  });
  return conditions.length > 1 ? { and: conditions } : (conditions[0] ?? where);
}
