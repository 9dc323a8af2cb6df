import { isLocale } from '@nasaq/contract';
import type { CollectionConfig, SanitizedCollectionConfig } from 'payload';
import { validOperatorSet } from 'payload/shared';

/** The query of a screen as Next has read it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

type Collection = Pick<SanitizedCollectionConfig, 'admin' | 'flattenedFields'>;

/**
 * The query without what a screen could not follow: a language that there is none of and, in a list, pages and rows that
 * are no numbers, and fields that it does not have. Payload stores language, order and rows for whoever opens such a link,
 * unread, and its filters break on a field that they do not know.
 *
 * @param list the collection of a list
 * @returns `null` where all of it holds
 */
export function properQuery(query: Query, list?: Collection): string | null {
  const given = partsOf(query);
  const kept = given.filter(([name, value]) => holds(name, value, list));
  return kept.length === given.length ? null : written(kept);
}

export function searchOf(query: Query): string {
  return written(partsOf(query));
}

/** A collection whose list leads to its last page: Payload shows one behind it as a list without rows, and without a way back. */
export function withLastPage(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection;
  const beforeListTable = [
    ...(admin.components?.beforeListTable ?? []),
    '/platform/staff/lists/last-page.tsx#LastPage',
  ];
  return { ...collection, admin: { ...admin, components: { ...admin.components, beforeListTable } } };
}

function partsOf(query: Query): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
}

function written(parts: [string, string][]): string {
  return parts.length > 0 ? `?${new URLSearchParams(parts).toString()}` : '';
}

function holds(name: string, value: string, list?: Collection): boolean {
  if (name === 'locale') return isLocale(value);
  if (!list) return true;
  if (name === 'limit') return isCount(value) && Number(value) <= Math.max(...list.admin.pagination!.limits!);
  if (name === 'page') return isCount(value);
  if (name === 'sort') return value.split(',').every((field) => isField(field.replace(/^-/u, ''), list));
  if (name === 'columns') return isList(value);
  if (name.startsWith('where')) return isCondition(name, value, list);
  // Our lists have no groups.
  return name !== 'groupBy' && name !== 'queryByGroup';
}

/** Of pages and rows; more digits than a column of the database has are none of either. */
function isCount(value: string): boolean {
  return /^[1-9]\d{0,8}$/u.test(value);
}

function isList(value: string): boolean {
  try {
    const names: unknown = JSON.parse(value);
    return Array.isArray(names) && names.every((one) => typeof one === 'string');
  } catch {
    return false;
  }
}

/** `where[or][0][and][1][title][like]`, with or without the places in `or` and `and`. */
function isCondition(name: string, value: string, list: Collection): boolean {
  const [, ...steps] = name.replaceAll(']', '').split('[');
  const at = steps.findIndex((step) => step !== 'or' && step !== 'and' && !/^\d+$/u.test(step));
  const [path = '', operator = ''] = steps.slice(at);
  if (at < 0 || !isField(path, list) || !validOperatorSet.has(operator as never)) return false;
  // The database would break on words in the place of a number.
  return path !== 'id' || operator === 'exists' || value.split(',').every(isCount);
}

/** By the first name of its path: behind it stand languages, parts of a group, and fields of what it refers to. */
function isField(path: string, { flattenedFields }: Collection): boolean {
  const [first] = path.split('.');
  return first === 'id' || flattenedFields.some(({ name }) => name === first);
}
