import { paragraphsOf } from '@nasaq/translation';
import { searchColumn } from '../platform/staff/list-search.ts';

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
  'blockType',
  'choose',
  'ground',
  'href',
  'linkAddress',
  'pair',
  'side',
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
  if ('root' in value) return paragraphsOf(value).map(({ words }) => words);
  return Object.entries(value).flatMap(([name, inner]) => (machine.has(name) ? [] : linesOf(inner)));
}
