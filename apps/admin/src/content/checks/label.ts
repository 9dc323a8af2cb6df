import { type Bilingual, type Docs, type FieldSpec, fieldsOfRow, kindOfRow, pairRows } from '@nasaq/translation';

/** What a row is called, by the list that it stands in. */
export type NameRow = (field: FieldSpec, row: { docs: Docs; place: number }) => Bilingual;

/**
 * What a field is called, with the row that it stands in: «Steps › Step 2 › Text».
 * @param nameRow in the place of its number
 */
export function labelOf(fields: readonly FieldSpec[], docs: Docs, path: string, nameRow?: NameRow): Bilingual {
  return within(...labelsAlong(fields, docs, path.split('.'), nameRow));
}

/** The sign turns with the text by itself. */
export function within(...labels: Bilingual[]): Bilingual {
  return { en: labels.map(({ en }) => en).join(' › '), ar: labels.map(({ ar }) => ar).join(' › ') };
}

function labelsAlong(
  fields: readonly FieldSpec[],
  docs: Docs,
  names: readonly string[],
  nameRow?: NameRow,
): Bilingual[] {
  const [name, ...rest] = names;
  const field = fields.find((one) => one.name === name);
  if (!field) return [];
  const values = { en: docs.en[field.name], ar: docs.ar[field.name] };
  if (field.kind === 'group')
    return [
      field.label,
      ...labelsAlong(field.fields ?? [], { en: docOf(values.en), ar: docOf(values.ar) }, rest, nameRow),
    ];
  if (field.kind !== 'rows' || rest.length === 0) return [field.label];
  const [pair, ...inside] = rest;
  const rows = pairRows(values);
  const place = rows.findIndex((row) => row.pair === pair);
  const number = place < 0 ? '' : ` ${place + 1}`;
  const docsOfRow = { en: rows[place]?.rows.en ?? {}, ar: rows[place]?.rows.ar ?? {} };
  const known = rows[place]?.rows.en ?? rows[place]?.rows.ar;
  // A row that only one language has is named by it.
  const shown = { en: known ?? {}, ar: rows[place]?.rows.ar ?? known ?? {} };
  const row = kindOfRow(field, known)?.label ?? field.row ?? field.label;
  const own = { en: `${row.en}${number}`, ar: `${row.ar}${number}` };
  const named = nameRow && known ? nameRow(field, { docs: shown, place }) : own;
  return [field.label, named, ...labelsAlong(fieldsOfRow(field, known), docsOfRow, inside, nameRow)];
}

function docOf(value: unknown): Docs['en'] {
  return typeof value === 'object' && value !== null ? (value as Docs['en']) : {};
}
