import { type Doc, type FieldSpec, fieldsOfRow, kindField, pairField } from './field.ts';
import { captionOf, emptiedPart, partFields } from './text-parts.ts';
import { isEmpty, type RichNode } from './words.ts';

/**
 * What a value is made of without its words: rows with their pairs, headings, lists and pictures. Figures, choices and
 * references say the same in either language and come along.
 */
export function structureOf(field: FieldSpec, value: unknown): unknown {
  if (field.address) return value;
  if (field.kind === 'text' || field.kind === 'textarea' || field.kind === 'slug') return '';
  if (field.kind === 'richText') return emptiedText(value);
  if (field.kind === 'group') return emptiedFields(field.fields ?? [], docOf(value));
  if (field.kind === 'rows')
    return rowsOf(value).map((row) => ({
      ...emptiedFields(fieldsOfRow(field, row), row),
      id: newId(),
      ...(field.kinds ? { [kindField]: row[kindField] } : {}),
      ...(row[pairField] ? { [pairField]: row[pairField] } : {}),
    }));
  return value;
}

/** A language with the structure of the other one wherever it has nothing of its own; what is written stays. */
export function withStructure(field: FieldSpec, source: unknown, target: unknown): unknown {
  if (field.kind === 'group') {
    const [from, into] = [docOf(source), docOf(target)];
    const fields = (field.fields ?? []).filter(({ localized, name }) => localized && from[name] !== undefined);
    return {
      ...into,
      ...Object.fromEntries(fields.map((one) => [one.name, withStructure(one, from[one.name], into[one.name])])),
    };
  }
  if (field.kind === 'rows') return rowsWithStructure(field, rowsOf(source), rowsOf(target));
  return isEmpty(target) && !isEmpty(source) ? structureOf(field, source) : target;
}

function rowsWithStructure(field: FieldSpec, source: Doc[], target: Doc[]): Doc[] {
  const rows = target.map((row) => {
    const from = source.find((other) => other[pairField] === row[pairField]);
    if (!from || !row[pairField] || from[kindField] !== row[kindField]) return row;
    const inside: FieldSpec = { ...field, kind: 'group', fields: fieldsOfRow(field, row) };
    return withStructure(inside, from, row) as Doc;
  });
  source.forEach((row, place) => {
    if (rows.some((other) => other[pairField] === row[pairField])) return;
    const before = source.slice(0, place).findLast((other) => rows.some((one) => one[pairField] === other[pairField]));
    const at = rows.findIndex((one) => before && one[pairField] === before[pairField]);
    rows.splice(before ? at + 1 : 0, 0, ...(structureOf(field, [row]) as Doc[]));
  });
  return rows;
}

/** A row as it begins. @param kind where rows are of several: the name of one */
export function newRowOf(field: Pick<FieldSpec, 'fields' | 'kinds'>, kind?: string): Doc {
  const named = field.kinds ? { [kindField]: kind ?? field.kinds[0]?.name } : {};
  const begun = fieldsOfRow(field, named).flatMap(({ defaultValue, name }) =>
    defaultValue === undefined ? [] : [[name, defaultValue]],
  );
  return { ...named, ...(Object.fromEntries(begun) as Doc), id: newId() };
}

/** As the database names rows: 24 hexadecimal digits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newPair(): string {
  return newId().slice(0, 12);
}

function emptiedFields(fields: readonly FieldSpec[], from: Doc): Doc {
  const kept = fields.filter(({ name }) => from[name] !== undefined);
  return Object.fromEntries(kept.map((field) => [field.name, structureOf(field, from[field.name])]));
}

/** The same blocks without their text; a picture is one for both languages. */
function emptiedText(value: unknown): unknown {
  const root = (value as { root?: RichNode } | null | undefined)?.root;
  return root ? { root: { ...root, direction: null, children: (root.children ?? []).map(emptiedBlock) } } : value;
}

function emptiedBlock(node: RichNode): RichNode {
  if (node.type === 'upload') return { ...node, id: newId(), fields: withoutCaption(node) };
  if (node.type === 'block') return emptiedPart(node, newId());
  if (node.type === 'table' || node.type === 'tablerow' || node.type === 'tablecell')
    return { ...node, direction: null, children: (node.children ?? []).map(emptiedBlock) };
  if (node.type === 'list' || node.type === 'listitem') {
    const nested = (node.children ?? []).filter(({ type }) => type === 'list' || type === 'listitem');
    return { ...node, direction: null, children: nested.map(emptiedBlock) };
  }
  return { ...node, direction: null, children: [] };
}

/** Of a picture, what is no word of the other language. */
function withoutCaption(node: RichNode): unknown {
  if (!captionOf(node)) return node.fields;
  const { caption: _, ...rest } = partFields(node);
  return Object.keys(rest).length > 0 ? rest : null;
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}
