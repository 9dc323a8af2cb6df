import { type Bilingual, type Docs, type FieldSpec, fieldsOfRow, kindOfRow, pairRows } from '@nasaq/translation';

/** What a field is called, with the row that it stands in: «Steps › Step 2 › Text». */
export function labelOf(fields: readonly FieldSpec[], docs: Docs, path: string): Bilingual {
  return within(...labelsAlong(fields, docs, path.split('.')));
}

/** The sign turns with the text by itself. */
export function within(...labels: Bilingual[]): Bilingual {
  return { en: labels.map(({ en }) => en).join(' › '), ar: labels.map(({ ar }) => ar).join(' › ') };
}

function labelsAlong(fields: readonly FieldSpec[], docs: Docs, names: readonly string[]): Bilingual[] {
  const [name, ...rest] = names;
  const field = fields.find((one) => one.name === name);
  if (!field) return [];
  const values = { en: docs.en[field.name], ar: docs.ar[field.name] };
  if (field.kind === 'group')
    return [field.label, ...labelsAlong(field.fields ?? [], { en: docOf(values.en), ar: docOf(values.ar) }, rest)];
  if (field.kind !== 'rows' || rest.length === 0) return [field.label];
  const [pair, ...inside] = rest;
  const rows = pairRows(values);
  const place = rows.findIndex((row) => row.pair === pair);
  const number = place < 0 ? '' : ` ${place + 1}`;
  const docsOfRow = { en: rows[place]?.rows.en ?? {}, ar: rows[place]?.rows.ar ?? {} };
  const known = rows[place]?.rows.en ?? rows[place]?.rows.ar;
  const row = kindOfRow(field, known)?.label ?? field.row ?? field.label;
  const own = { en: `${row.en}${number}`, ar: `${row.ar}${number}` };
  return [field.label, own, ...labelsAlong(fieldsOfRow(field, known), docsOfRow, inside)];
}

function docOf(value: unknown): Docs['en'] {
  return typeof value === 'object' && value !== null ? (value as Docs['en']) : {};
}
