import { fold, type Locale, locales } from '@nasaq/contract';
import { pairField } from '@nasaq/translation';
import type { FlattenedField } from 'payload';
import { bilingualOf } from '../../content/index.ts';
import { bundleTexts } from '../catalogue/index.ts';
import { type Leaf, leavesOf } from '../content/flat.ts';

/** A column of a table and the value that it brings. */
export interface Column {
  place: number;
  leaf: Leaf;
  locale: Locale | null;
  /** As values are called: `title@ar`. */
  key: string;
}

export interface Columns {
  columns: Column[];
  /** Headings that name no field. */
  unknown: string[];
}

const kinds = new Set<FlattenedField['type']>([
  'text',
  'textarea',
  'email',
  'number',
  'checkbox',
  'date',
  'select',
  'radio',
  'richText',
  'relationship',
  'upload',
]);

/**
 * Finds the field of each heading: by its label in either language or its name, with the language behind it: `Title
 * (Arabic)`, `العنوان (الإنجليزية)`, `title_ar`, `seo.title@en`. Without one, the heading is in the language that it is of.
 */
export function columnsOf(headings: readonly string[], fields: readonly FlattenedField[]): Columns {
  const names = namesOf(fields);
  const columns: Column[] = [];
  const unknown: string[] = [];
  headings.forEach((heading, place) => {
    if (heading === '') return;
    const { locale: said, words } = languageOf(heading);
    const found = names.get(words) ?? names.get(folded(heading));
    const locale = found?.leaf.field.localized ? (said ?? found.locale) : null;
    const key = found && (locale ? `${found.leaf.path}@${locale}` : found.leaf.path);
    if (!found || !key || columns.some((column) => column.key === key)) unknown.push(heading);
    else columns.push({ place, leaf: found.leaf, locale, key });
  });
  return { columns, unknown };
}

/** The headings of an empty table with every column, which are found again: by its label where that names one field alone. */
export function headingsOf(fields: readonly FlattenedField[], language: Locale): string[] {
  const names = namesOf(fields);
  const leaves = new Map([...names.values()].map(({ leaf }) => [leaf.path, leaf]));
  return [...leaves.values()].flatMap((leaf) => {
    const label = labelOf(fields, leaf)?.[language];
    const heading = label !== undefined && names.get(folded(label))?.leaf.path === leaf.path ? label : leaf.path;
    if (!leaf.field.localized) return [heading];
    return locales.map((locale) => `${heading} (${bundleTexts[language].languageWords[locale][0]})`);
  });
}

/** The texts of a row, where a list has no more than these: a line of a cell is a row, with `|` between its texts. */
export function listOf(field: FlattenedField): readonly FlattenedField[] | null {
  if (field.type !== 'array') return null;
  const own = field.flattenedFields.filter(({ name }) => name !== 'id' && name !== pairField);
  return own.length > 0 && own.every(({ type }) => type === 'text' || type === 'textarea') ? own : null;
}

interface Named {
  leaf: Leaf;
  locale: Locale;
}

function namesOf(fields: readonly FlattenedField[]): Map<string, Named> {
  const names = new Map<string, Named>();
  const add = (name: string, leaf: Leaf, locale: Locale) => {
    if (!names.has(folded(name))) names.set(folded(name), { leaf, locale });
  };
  for (const leaf of leavesOf(fields).filter(
    ({ field }) => (kinds.has(field.type) || listOf(field)) && !field.name.startsWith('_'),
  )) {
    add(leaf.path, leaf, 'en');
    const label = labelOf(fields, leaf);
    for (const locale of locales) if (label) add(label[locale], leaf, locale);
  }
  return names;
}

/** `Search engines Title`, where a label alone would be that of another field. */
function labelOf(fields: readonly FlattenedField[], { field, path }: Leaf): Record<Locale, string> | null {
  const own = bilingualOf('label' in field ? field.label : undefined);
  const [first, ...rest] = path.split('.');
  const group = rest.length > 0 ? fields.find(({ name }) => name === first) : undefined;
  const around = bilingualOf(group && 'label' in group ? group.label : undefined);
  if (!own || !around) return own ?? null;
  return { en: `${around.en} ${own.en}`, ar: `${around.ar} ${own.ar}` };
}

function languageOf(heading: string): { locale: Locale | null; words: string } {
  const parts = heading.split(/[\s_@:()[\]–-]+/u).filter(Boolean);
  const [last = '', dotted] = [parts.at(-1), parts.at(-1)?.lastIndexOf('.') ?? -1];
  const said = folded(dotted < 0 ? last : last.slice(dotted + 1));
  const locale = locales.find((one) => one === said || isCalled(one, said)) ?? null;
  if (locale === null || (parts.length === 1 && dotted < 0)) return { locale: null, words: folded(heading) };
  const before = dotted < 0 ? [] : [last.slice(0, dotted)];
  return { locale, words: folded([...parts.slice(0, -1), ...before].join(' ')) };
}

/** In either language of headings. */
function isCalled(locale: Locale, word: string): boolean {
  return locales.some((one) => bundleTexts[one].languageWords[locale].some((name) => folded(name) === word));
}

function folded(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
