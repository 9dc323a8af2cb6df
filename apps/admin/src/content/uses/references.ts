import { submissionKinds } from '@nasaq/contract';
import type { FlattenedField, LabelFunction, Payload, SanitizedCollectionConfig, Where } from 'payload';

export type Label = LabelFunction | Record<string, string> | string;

/** A field that may name a document of the collection that was asked for. */
export interface Reference {
  /** Of the field, after those of what it stands in. */
  labels: Label[];
  needed: boolean;
  /** The condition on the path as it stands in a document; absent for a text, whose links and pictures lie deep in it. */
  where?: (id: number) => Record<string, Where[string]>;
  /** Of what lies in JSON: the name of its column, and as a path of JSON where in it a document is named. */
  json?: { column: string; node: (id: number) => string };
}

/** A page that exists once, and what of it may name such a document. */
export interface ReferringGlobal {
  slug: string;
  label: Label;
  references: Reference[];
}

/** What visitors send names what it is about; it does not use it. Payload's own tables point at everything. */
const noUsers: ReadonlySet<string> = new Set([...submissionKinds, 'ratings']);

/** Every collection in whose fields a document of this one may be named, in the order of the configuration. */
export function referringCollections(
  { collections, config }: Payload,
  collection: string,
): { config: SanitizedCollectionConfig; references: Reference[] }[] {
  return config.collections
    .filter(({ slug }) => !slug.startsWith('payload-') && !noUsers.has(slug))
    .map(({ slug }) => collections[slug]!.config)
    .map((referring) => ({ config: referring, references: referencesTo(collection, referring.flattenedFields) }))
    .filter(({ references }) => references.length > 0);
}

export function referringGlobals({ config }: Payload, collection: string): ReferringGlobal[] {
  return config.globals
    .map(({ flattenedFields, label, slug }) => ({
      slug,
      label: label as Label,
      references: referencesTo(collection, flattenedFields),
    }))
    .filter(({ references }) => references.length > 0);
}

function referencesTo(
  collection: string,
  fields: readonly FlattenedField[],
  inside: { path: string; labels: Label[]; json?: { column: string; root: string } } = { path: '', labels: [] },
): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const path = `${inside.path}${field.name}`;
    const labels = [...inside.labels, (('label' in field && field.label) || field.name) as Label];
    const { column, root } = inside.json ?? { column: field.name, root: '$' };
    if (field.type === 'richText') return [{ labels, needed: false, json: { column, node: nodeIn(root, collection) } }];
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) =>
        referencesTo(collection, block.flattenedFields, {
          path: '',
          labels: [block.labels?.singular as Label],
          // Of the blocks of this kind alone: others may name their fields alike.
          json: { column, root: `${root}.** ? (@.blockType == "${block.slug}")` },
        }),
      );
    if (field.type === 'group' || field.type === 'array')
      return referencesTo(collection, field.flattenedFields, { ...inside, path: `${path}.`, labels });
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    if (![field.relationTo].flat().some((slug) => slug === collection)) return [];
    // In blocks, which are one column of JSON.
    if (inside.json) {
      const node = Array.isArray(field.relationTo)
        ? nodeIn(root, collection)
        : (id: number) => `${root}.**.${field.name} ? (@ == ${id})`;
      return [{ labels, needed: Boolean(field.required), json: { column, node } }];
    }
    const value = (id: number) => (Array.isArray(field.relationTo) ? { relationTo: collection, value: id } : id);
    return [{ labels, needed: Boolean(field.required), where: (id) => ({ [path]: { equals: value(id) } }) }];
  });
}

/** Where links, pictures and choices among several collections name a document of this one. */
function nodeIn(root: string, collection: string): (id: number) => string {
  return (id) => `${root}.** ? (@.relationTo == "${collection}" && @.value == ${id})`;
}
