import { fold, type Locale, locales } from '@nasaq/contract';
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

interface Named {
  leaf: Leaf;
  locale: Locale;
}

function namesOf(fields: readonly FlattenedField[]): Map<string, Named> {
  const names = new Map<string, Named>();
  const add = (name: string, leaf: Leaf, locale: Locale) => {
    if (!names.has(folded(name))) names.set(folded(name), { leaf, locale });
  };
  for (const leaf of leavesOf(fields).filter(({ field }) => kinds.has(field.type) && !field.name.startsWith('_'))) {
    add(leaf.path, leaf, 'en');
    const label = bilingualOf('label' in leaf.field ? leaf.field.label : undefined);
    const groups = groupLabels(fields, leaf.path);
    for (const locale of locales) {
      if (!label) continue;
      // `Search engines: Title`, where a label alone would be that of another field.
      for (const group of groups) add(`${group[locale]} ${label[locale]}`, leaf, locale);
      if (groups.length === 0) add(label[locale], leaf, locale);
    }
  }
  return names;
}

function groupLabels(fields: readonly FlattenedField[], path: string): Record<Locale, string>[] {
  const [first, ...rest] = path.split('.');
  const group = rest.length > 0 ? fields.find(({ name }) => name === first) : undefined;
  const label = bilingualOf(group && 'label' in group ? group.label : undefined);
  return label ? [label] : [];
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
