import {
  bearsLanguage,
  type Bilingual,
  type Doc,
  type Docs,
  type FieldSpec,
  fieldsOfRow,
  isSame,
} from '@nasaq/translation';
import { within } from '../checks/label.ts';
import { isListOfRows, movedOnes, nameOfRow, rowsIn } from './told-rows.ts';
import type { Titles } from './titles.ts';
import { told } from './told-value.ts';

/** A value of both languages that two versions have differently. */
export interface SharedChange {
  /** The field of the first level that it stands in. */
  field: string;
  label: Bilingual;
  /** As one reads them; `null` where they cannot be told in a few words. */
  before: Bilingual | null;
  after: Bilingual | null;
  /** What became of a whole row: it stands where it stands now, or where it was. */
  row?: 'added' | 'removed' | 'moved';
}

/** What is not told language by language: the words of each are left to `changesIn`. */
export function sharedChanges(fields: readonly FieldSpec[], before: Docs, now: Docs, titles: Titles): SharedChange[] {
  return fields
    .filter(({ readOnly }) => !readOnly)
    .flatMap((field) => changesOf(field, before, now, titles).map((change) => ({ ...change, field: field.name })));
}

/** Of a list of one language's own: what became of its rows, and what of their values is another. */
export function changesInOwnRows(field: FieldSpec, before: Doc, now: Doc, titles: Titles): SharedChange[] {
  return changesInRows(asShared(field), { en: before, ar: before }, { en: now, ar: now }, titles);
}

function asShared(field: FieldSpec): FieldSpec {
  const { fields, kinds } = field;
  return {
    ...field,
    localized: false,
    ...(fields && { fields: fields.map(asShared) }),
    ...(kinds && { kinds: kinds.map((kind) => ({ ...kind, fields: kind.fields.map(asShared) })) }),
  };
}

function changesOf(field: FieldSpec, before: Docs, now: Docs, titles: Titles): SharedChange[] {
  const { kind, label, localized, name } = field;
  if (localized || isSame(both(before, name), both(now, name))) return [];
  if (kind === 'group') {
    const inside = sharedChanges(field.fields ?? [], inGroup(before, name), inGroup(now, name), titles);
    return inside.map((change) => ({ ...change, label: within(label, change.label) }));
  }
  if (isListOfRows(field)) return changesInRows(field, before, now, titles);
  if (bearsLanguage(field)) return [];
  const [was, is] = [storedIn(field, before), storedIn(field, now)];
  return isSame(was, is)
    ? []
    : [{ field: name, label, before: told(field, was, titles), after: told(field, is, titles) }];
}

/** Which rows came, went and moved, and what is another in those that stayed, by their ids. */
function changesInRows(field: FieldSpec, before: Docs, now: Docs, titles: Titles): SharedChange[] {
  const [was, is] = [rowsIn(field, before), rowsIn(field, now)];
  const stayed = [...was.keys()].filter((id) => is.has(id));
  const moved = movedOnes(
    stayed,
    [...is.keys()].filter((id) => was.has(id)),
  );
  const change = (row: NonNullable<SharedChange['row']>, name: Bilingual): SharedChange => ({
    field: field.name,
    label: field.label,
    before: row === 'removed' ? name : null,
    after: row === 'removed' ? null : name,
    row,
  });
  return [
    ...[...is].filter(([id]) => !was.has(id)).map(([, row]) => change('added', nameOfRow(field, row, titles))),
    ...[...was].filter(([id]) => !is.has(id)).map(([, row]) => change('removed', nameOfRow(field, row, titles))),
    ...moved.map((id) => change('moved', nameOfRow(field, is.get(id)!, titles))),
    ...stayed.flatMap((id) => {
      const [old, row] = [was.get(id)!, is.get(id)!];
      const inside = sharedChanges(fieldsOfRow(field, row.docs.en), old.docs, row.docs, titles);
      const name = nameOfRow(field, row, titles);
      return inside.map((each) => ({ ...each, label: within(field.label, name, each.label) }));
    }),
  ];
}

/** Where nothing is stored, a choice is the one that it comes with. */
function storedIn({ defaultValue, kind, name }: FieldSpec, docs: Docs): unknown {
  const value = docs.en[name] ?? null;
  return kind === 'select' && value === null ? (defaultValue ?? null) : value;
}

function both({ ar, en }: Docs, name: string): unknown[] {
  return [en[name] ?? null, ar[name] ?? null];
}

function inGroup({ ar, en }: Docs, name: string): Docs {
  return { en: (en[name] ?? {}) as Doc, ar: (ar[name] ?? {}) as Doc };
}
