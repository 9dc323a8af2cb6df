import { kindField } from '@nasaq/translation';
import type { FlattenedField, SelectField } from 'payload';
import { searchColumn } from '../../platform/staff/list-search.ts';

/** How two values of a field are compared: a picked document may come with its content, a moment in another notation. */
export type Kind = 'value' | 'reference' | 'moment' | 'richText';

/** A field as the merge of saves sees it. A group has `group`, an array has `rows`; everything else is one value. */
export interface ShapeField {
  name: string;
  kind: Kind;
  /** Whether each language has its own; `false` inside an array or group that has already been localized as a whole. */
  localized: boolean;
  /** The field whose text in the other language it is; it is stored there, and has no column of its own. */
  otherOf?: string;
  group?: ShapeField[];
  rows?: ShapeField[];
  /** In the place of `rows` where they are of several kinds: those of each, by its name. */
  kinds?: Record<string, ShapeField[]>;
}

/** The fields of one row; none of what has no rows. */
export function shapeOfRow({ kinds, rows = [] }: ShapeField, row: Record<string, unknown>): ShapeField[] {
  return kinds ? (kinds[String(row[kindField])] ?? []) : rows;
}

/** Whether a field has rows, of one kind or several. */
export function hasRows({ kinds, rows }: ShapeField): boolean {
  return Boolean(rows ?? kinds);
}

/** What hooks fill, or what is not stored: never merged from a form. */
export const keptByHooks: ReadonlySet<string> = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'createdBy',
  'updatedBy',
  'changes',
  'formBase',
  'translation',
  'stateEn',
  'stateAr',
  'sinceEn',
  'sinceAr',
  searchColumn,
]);

/** Whether each language has a value of its own, by its path as bases have it. */
export function isLocalized(shape: ShapeField[], [name, ...rest]: string[]): boolean {
  const field = shape.find((candidate) => candidate.name === name);
  if (!field || field.localized) return field?.localized ?? false;
  if (field.group) return isLocalized(field.group, rest);
  const inside = field.rows ?? Object.values(field.kinds ?? {}).flat();
  return rest.length > 1 && isLocalized(inside, rest.slice(1));
}

/** The fields of a collection or global that a form changes. */
export function shapeOf(fields: FlattenedField[]): ShapeField[] {
  return fields.filter(isMerged).map((field) => {
    const shape: ShapeField = { name: field.name, kind: kindOf(field), localized: Boolean(field.localized) };
    const otherOf = otherOfField(field);
    if (otherOf) return { ...shape, otherOf };
    if (field.type === 'array') return { ...shape, rows: shapeOf(field.flattenedFields) };
    if (field.type === 'blocks')
      return {
        ...shape,
        kinds: Object.fromEntries(field.blocks.map(({ flattenedFields, slug }) => [slug, shapeOf(flattenedFields)])),
      };
    const entries = entriesOf(field);
    if (entries) return { ...shape, group: shapeOf(entries) };
    if (field.type === 'group' || field.type === 'tab') return { ...shape, group: shapeOf(field.flattenedFields) };
    return shape;
  });
}

/** The entries of a table that is stored in one column: each is a value by itself, as a field of a group would be. */
export function entriesOf({ custom }: { custom?: { entries?: unknown } | undefined }): SelectField[] | undefined {
  return custom?.entries as SelectField[] | undefined;
}

function isMerged(field: FlattenedField): boolean {
  if (keptByHooks.has(field.name) || field.type === 'join') return false;
  return !('virtual' in field && field.virtual) || otherOfField(field) !== undefined;
}

/** As `otherLanguage` in `entry/fields` marks its field. */
function otherOfField({ custom }: FlattenedField): string | undefined {
  return typeof custom?.otherOf === 'string' ? custom.otherOf : undefined;
}

function kindOf({ type }: FlattenedField): Kind {
  if (type === 'relationship' || type === 'upload') return 'reference';
  if (type === 'date') return 'moment';
  return type === 'richText' ? 'richText' : 'value';
}
