import type { Locale } from '@nasaq/contract';
import { excerpt, kindField, pairField, wordsOf } from '@nasaq/translation';
import { getTranslation } from '@payloadcms/translations';
import type {
  CollectionSlug,
  FlattenedArrayField,
  FlattenedBlock,
  FlattenedBlocksField,
  FlattenedField,
  PayloadRequest,
  SelectField,
} from 'payload';
import { dateIn } from '../../platform/staff/fields/dates.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { savingTexts } from '../catalogue/index.ts';
import type { Doc } from './merge.ts';
import { entriesOf } from './shape.ts';

/** A value of a document by its path, with the field that it belongs to. */
interface Found {
  field: FlattenedField;
  value: unknown;
  /** As the form names it, as «Sections 2 › Title». */
  label: string;
  /** What stands there in the form, where another's is told beside it. */
  mine?: unknown;
}

/** Finds what a path names; the number of a row is its place in `doc`. */
export function findByPath(fields: FlattenedField[], doc: Doc, path: string, req: PayloadRequest): Found | null {
  const [name, ...rest] = path.split('.');
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || name === undefined) return null;
  const value = doc[name];
  const label = textOfLabel('label' in field ? field.label : undefined, req) ?? name;
  if (rest.length === 0) return { field, value, label };
  if (field.type === 'array') {
    const rows = Array.isArray(value) ? (value as Doc[]) : [];
    const place = rows.findIndex(({ id }) => id === rest[0]);
    const inside = findByPath(field.flattenedFields, rows[place] ?? {}, rest.slice(1).join('.'), req);
    const named = wordsOfRow(field, rows[place], req);
    const row = named ? `› ${named} ` : place < 0 ? '' : `${place + 1} `;
    return inside && { ...inside, label: `${label} ${row}› ${inside.label}` };
  }
  if (field.type === 'blocks') {
    const rows = Array.isArray(value) ? (value as Doc[]) : [];
    const place = rows.findIndex(({ id }) => id === rest[0]);
    const row = rows[place] ?? {};
    const block = field.blocks.find(({ slug }) => slug === row[kindField]);
    const inside = findByPath(block?.flattenedFields ?? [], row, rest.slice(1).join('.'), req);
    const named = textOfLabel(block?.labels?.singular, req) ?? label;
    return inside && { ...inside, label: `${named} ${place + 1} › ${inside.label}` };
  }
  const inGroup = field.type === 'group' || field.type === 'tab' ? field.flattenedFields : entriesOf(field);
  if (!inGroup) return null;
  const inside = findByPath(inGroup, (value ?? {}) as Doc, rest.join('.'), req);
  return inside && { ...inside, label: `${label} › ${inside.label}` };
}

/** What a row is called by its own words, as its closed row is headed. */
function wordsOfRow(
  { custom, flattenedFields }: Pick<FlattenedArrayField, 'custom' | 'flattenedFields'>,
  row: Doc | undefined,
  req: PayloadRequest,
): string {
  const names = Array.isArray(custom?.telling) ? (custom.telling as string[]) : [];
  const words = names.map((name) => {
    const [field, value] = [flattenedFields.find((one) => one.name === name), row?.[name]];
    if (field?.type === 'select') return optionOf(field, value, req);
    return field?.type === 'text' && typeof value === 'string' ? value : '';
  });
  return words.find(Boolean) ?? '';
}

function optionOf({ options }: SelectField, value: unknown, req: PayloadRequest): string {
  const option = options.find((one) => typeof one === 'object' && one.value === value);
  return (typeof option === 'object' && textOfLabel(option.label, req)) || '';
}

/** A value as one reads it: the words of a text, the names of what was picked, the rows one below the other. */
export async function textOfValue({ field, mine, value }: Found, locale: Locale, req: PayloadRequest): Promise<string> {
  if (value === undefined || value === null) return '';
  if (field.type === 'relationship' || field.type === 'upload') {
    const picked = (Array.isArray(value) ? value : [value]) as unknown[];
    const names = await Promise.all(picked.map((one) => nameOf(one, field.relationTo, locale, req)));
    return names.join(', ');
  }
  if (field.type === 'date') return dateIn(field, String(value), interfaceLanguage(req.i18n));
  if (field.type === 'blocks') {
    const rows = { theirs: docsOf(value), mine: mine === undefined ? null : docsOf(mine) };
    return blocksText(field, rows, locale, req);
  }
  if (field.type === 'select') return optionOf(field, value, req) || wordsIn(value);
  return wordsIn(value);
}

/**
 * Blocks one below the other, by their kinds and titles.
 * @param mine in the form: with them, each says whether it is there, too, and what it has differently
 */
async function blocksText(
  field: FlattenedBlocksField,
  { mine, theirs }: { mine: Doc[] | null; theirs: Doc[] },
  locale: Locale,
  req: PayloadRequest,
): Promise<string> {
  const texts = savingTexts[interfaceLanguage(req.i18n)].blocks;
  const told = theirs.map(async (row) => {
    const own = mine?.find(({ id }) => id === row.id);
    const name = nameOfBlock(field, row, req);
    if (!own) return mine ? fill(texts.onlyTheirs, { name }) : name;
    const values = (kindOf(field, row)?.flattenedFields ?? []).map(async (inside) => {
      const label = textOfLabel('label' in inside ? inside.label : undefined, req) ?? inside.name;
      const read = (from: Doc) => textOfValue({ field: inside, label, value: from[inside.name] }, locale, req);
      const [is, was] = await Promise.all([read(row), read(own)]);
      return is === was || inside.name === pairField ? '' : `  ${label}: ${excerpt(is, longest) || '–'}`;
    });
    return [name, ...(await Promise.all(values)).filter(Boolean)].join('\n');
  });
  const left = (mine ?? []).filter(({ id }) => !theirs.some((row) => row.id === id));
  const gone = left.map((row) => fill(texts.onlyMine, { name: nameOfBlock(field, row, req) }));
  return [...(await Promise.all(told)), ...gone].join('\n');
}

/** Of a value of a block, in letters. */
const longest = 200;

function nameOfBlock(field: FlattenedBlocksField, row: Doc, req: PayloadRequest): string {
  const kind = kindOf(field, row);
  const words = kind && wordsOfRow(kind, row, req);
  const label = textOfLabel(kind?.labels?.singular, req) ?? String(row[kindField]);
  return words ? `${label} – ${words}` : label;
}

function kindOf({ blocks }: FlattenedBlocksField, row: Doc): FlattenedBlock | undefined {
  return blocks.find(({ slug }) => slug === row[kindField]);
}

function docsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}

async function nameOf(picked: unknown, relationTo: string | string[], locale: Locale, req: PayloadRequest) {
  const polymorphic = picked as { relationTo?: string; value?: unknown };
  const collection = typeof relationTo === 'string' ? relationTo : polymorphic.relationTo;
  const at = typeof relationTo === 'string' ? picked : polymorphic.value;
  const id = typeof at === 'object' && at !== null ? (at as { id?: unknown }).id : at;
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id as number,
    locale,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
    req: innerRequest(req),
  });
  const title = req.payload.collections[collection as CollectionSlug]?.config.admin.useAsTitle ?? 'id';
  return String((found as unknown as Doc | null)?.[title] ?? id);
}

/** Every text inside, each block on its own line. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  if ('root' in value) return wordsOf(value);
  const told = Object.entries(value).filter(([name]) => !['id', pairField, kindField, 'blockName'].includes(name));
  return told
    .map(([, inside]) => wordsIn(inside))
    .filter(Boolean)
    .join(' · ');
}

function textOfLabel(label: unknown, req: PayloadRequest): string | undefined {
  return label ? String(getTranslation(label as Bilingual, req.i18n)) : undefined;
}
