import { type Locale, locales } from '@nasaq/contract';
import { type Doc, type Docs, type FieldSpec, fieldsOfRow } from '@nasaq/translation';
import { pathOfLink, readText } from '@nasaq/translation/checks';

/** All that a document names outside of itself. */
export interface Named {
  /** `collection:id`, of links and of fields. */
  entries: Set<string>;
  /** Addresses within the site, decoded. */
  paths: Set<string>;
  pictures: Set<number>;
  slugs: Record<Locale, string>;
}

export function namedIn(fields: readonly FieldSpec[], docs: Docs, siteUrl: string): Named {
  const named: Named = { entries: new Set(), paths: new Set(), pictures: new Set(), slugs: { en: '', ar: '' } };
  for (const locale of locales) {
    collect(fields, docs[locale], named, siteUrl);
    const slug = fields.find(({ kind }) => kind === 'slug');
    const stored = slug && docs[locale][slug.name];
    if (typeof stored === 'string') named.slugs[locale] = stored.trim();
  }
  return named;
}

function collect(fields: readonly FieldSpec[], doc: Doc, named: Named, siteUrl: string): void {
  for (const field of fields) {
    const value = doc[field.name];
    if (value === null || value === undefined) continue;
    if (field.kind === 'upload') addPicture(value, named);
    else if (field.kind === 'reference') for (const one of [value].flat()) addEntry(one, field, named);
    else if (field.kind === 'richText') collectText(value, named, siteUrl);
    else if (field.kind === 'group') collect(field.fields ?? [], value as Doc, named, siteUrl);
    else if (field.kind === 'rows' && Array.isArray(value))
      for (const row of value as Doc[]) collect(fieldsOfRow(field, row), row, named, siteUrl);
  }
}

function collectText(value: unknown, named: Named, siteUrl: string): void {
  for (const { links, picture } of readText(value)) {
    if (picture !== undefined) addPicture(picture, named);
    for (const { entry, url } of links) {
      if (entry) named.entries.add(entry);
      const path = url === null ? null : pathOfLink(url, siteUrl);
      if (path !== null) named.paths.add(path);
    }
  }
}

function addPicture(value: unknown, named: Named): void {
  const id = Number(idOf(value));
  if (Number.isSafeInteger(id)) named.pictures.add(id);
}

/** A reference to several collections names its own. */
function addEntry(value: unknown, { relationTo = [] }: FieldSpec, named: Named): void {
  const polymorphic = value as { relationTo?: string; value?: unknown };
  const isPolymorphic = typeof value === 'object' && value !== null && typeof polymorphic.relationTo === 'string';
  const collection = isPolymorphic ? polymorphic.relationTo : relationTo[0];
  const id = idOf(isPolymorphic ? polymorphic.value : value);
  if (collection && id !== null && id !== undefined) named.entries.add(`${collection}:${String(id)}`);
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
}
