import { type Locale, locales } from '@nasaq/contract';
import { toAddress, toSlug } from '../../content/index.ts';
import type { Values } from '../content/flat.ts';
import { type Item, newestValues } from '../content/item.ts';
import type { Name } from '../content/names.ts';
import type { Company } from '../content/read-items.ts';
import type { Column } from './columns.ts';
import { entryWith, type Lack, lacksOf, type Needed, redirectWith } from './publishable.ts';
import { type CellFault, type CellReader, choicesAt, valueOf } from './read-cell.ts';
import { type RawMarkdown, rawIn } from './raw-markdown.ts';
import type { Table } from './read-table.ts';

/** Why a cell, or a line, is not taken. */
type Fault = CellFault | 'needed' | 'noIdentity' | 'refused' | 'twice';

export interface CellProblem {
  line: number;
  fault: Fault;
  heading: string;
  value: string;
  /** What the field itself says of it, in the language of the menus; with `refused` alone. */
  why?: string;
  /** What the field takes instead, in the language of the menus; with `choice` alone. */
  choices?: string[];
}

/** A cell with Markdown that the editor does not read. */
export interface RawCell {
  line: number;
  heading: string;
  has: RawMarkdown[];
}

interface Reading {
  kind: string;
  table: Table;
  columns: readonly Column[];
  company: Company;
  toRichText: (markdown: string) => object;
  /** Of the menus. */
  language: Locale;
  /** What a field says of a value that it does not take; null where it does. */
  refusal: (column: Column, value: unknown) => Promise<string | null>;
  /** What no document of the kind is published without. */
  needed: readonly Needed[];
}

interface Items {
  items: Item[];
  problems: CellProblem[];
  /** Of the lines that come in. */
  raw: RawCell[];
  /** On which line of the file each of them stands. */
  lines: ReadonlyMap<string, number>;
  /** What some of them cannot be published without. */
  lacks: ReadonlyMap<string, readonly Lack[]>;
}

/**
 * The lines of a table as a bundle would have them: what is not among its columns stays as it is here. A line with a cell
 * that cannot be read is told and left out, as a whole: half an entry is none.
 */
export async function itemsOfTable(reading: Reading): Promise<Items> {
  const { columns, company, kind, language, table, toRichText } = reading;
  const items = new Map<string, Item>();
  const problems: CellProblem[] = [];
  const raw: RawCell[] = [];
  const lines = new Map<string, number>();
  const lacks = new Map<string, readonly Lack[]>();
  const addresses = new Map<string, number>();
  const owners = ownersIn(company, kind);
  const references = referencesIn(company, kind);
  for (const { cells, line } of table.rows) {
    const found: CellProblem[] = [];
    const left: RawCell[] = [];
    const values: Record<string, unknown> = {};
    for (const column of columns) {
      const cell = cells[column.place] ?? '';
      if (cell === '') continue;
      const read = valueOf(column.leaf.field, addressAs(kind, column, cell), { references, toRichText });
      const told = { line, heading: table.headings[column.place]!, value: cell.slice(0, 80) };
      const why = 'fault' in read ? null : await reading.refusal(column, read.value);
      if ('fault' in read) found.push({ ...told, ...choicesAt(read.fault, column, language), fault: read.fault });
      else if (why !== null) found.push({ ...told, fault: 'refused', why });
      else values[column.key] = read.value;
      const has = 'value' in read && column.leaf.field.type === 'richText' ? rawIn(read.value as object) : [];
      if (has.length > 0) left.push({ line, heading: told.heading, has });
    }
    const name = nameOf(kind, values, company, owners);
    const own = addressesOf(values);
    const before = name && (lines.get(name) ?? own.map((place) => addresses.get(place)).find(Boolean));
    // What has no drafts comes whole, or not at all.
    if (kind === 'redirects' && name && !company.items.has(name))
      for (const { label, path } of reading.needed)
        if (values[path] === undefined && found.length === 0)
          found.push({ line, fault: 'needed', heading: label, value: '' });
    if (!name && found.length === 0) found.push({ line, fault: 'noIdentity', heading: '', value: '' });
    else if (before) found.push({ line, fault: 'twice', heading: '', value: String(before) });
    problems.push(...found);
    if (found.length > 0 || !name) continue;
    raw.push(...left);
    lines.set(name, line);
    for (const place of own) addresses.set(place, line);
    const here = company.items.get(name)?.item;
    // A key stays what it is.
    if (here && newestValues(here).key !== undefined) delete values.key;
    const coming = { here, needed: reading.needed, values };
    const lacking = kind === 'redirects' ? [] : lacksOf(coming);
    items.set(name, kind === 'redirects' ? redirectWith(name, coming) : entryWith(name, coming, lacking));
    if (lacking.length > 0) lacks.set(name, lacking);
  }
  return { items: [...items.values()], problems, raw, lines, lacks };
}

/** By its key, else by an address of it that is known, in either language, else by the address or the title that it would get. */
function nameOf(kind: string, values: Values, company: Company, owners: ReadonlyMap<string, Name>): string | null {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  if (kind === 'redirects') return text(values.from) ? `redirects/${String(values.from)}` : null;
  const keyed = text(values.key) && `${kind}/${String(values.key)}`;
  if (keyed && (company.items.has(keyed) || company.trashed.has(keyed))) return keyed;
  const known = addressesOf(values).flatMap((place) => owners.get(place) ?? [])[0];
  if (known ?? keyed) return known ?? keyed;
  const own = text(values['slug@en']) ?? text(values['slug@ar']);
  if (own) return `${kind}/${own}`;
  const locale = locales.find((one) => text(values[`title@${one}`]));
  const made = locale && toSlug(String(values[`title@${locale}`]));
  return made ? (owners.get(`${locale} ${made}`) ?? `${kind}/${made}`) : null;
}

/** As it is stored: a table has addresses as people write them. */
function addressAs(kind: string, { leaf }: Column, cell: string): string {
  if (leaf.path !== 'slug') return cell;
  return (kind === 'landing-pages' ? toAddress(cell) : toSlug(cell)) || cell;
}

function addressesOf(values: Values): string[] {
  return locales.flatMap((locale) => {
    const slug = values[`slug@${locale}`];
    return typeof slug === 'string' ? [`${locale} ${slug}`] : [];
  });
}

/** Whose each address is: as readers have it, in a draft, and last of all in the trash. */
function ownersIn({ items, trashed }: Company, kind: string): ReadonlyMap<string, Name> {
  const owners = new Map<string, Name>();
  for (const { item, kind: own } of [...items.values(), ...trashed.values()]) {
    if (own !== kind) continue;
    for (const place of [...addressesOf(newestValues(item)), ...addressesOf(item.published?.values ?? {})])
      if (!owners.has(place)) owners.set(place, item.name);
  }
  return owners;
}

/** Of pictures, the alternative text. */
const naming = ['key', 'slug@en', 'slug@ar', 'title@en', 'title@ar', 'name@en', 'name@ar', 'alt@en', 'alt@ar'];

/** A document by its key, address, or what it is called in either language; a picture by its file's name or its alternative text. */
function referencesIn({ items }: Company, wanting: string): CellReader['references'] {
  const known = new Map<string, string>();
  for (const { item, kind } of items.values()) {
    const values = newestValues(item);
    // Categories are called alike where they are of different types.
    if (kind === 'categories' && values.of !== wanting) continue;
    for (const word of [item.files?.file?.name, ...naming.map((field) => values[field])]) {
      if (typeof word === 'string' && !known.has(`${kind}:${word}`)) known.set(`${kind}:${word}`, item.name);
    }
  }
  return (collections, word) => {
    for (const collection of collections) {
      const name = known.get(`${collection}:${word}`);
      if (name) return name;
    }
    return null;
  };
}
