import { type Locale, locales, otherLocale } from '@nasaq/contract';
import {
  type Doc,
  type Docs,
  type FieldSpec,
  pairOf,
  type RichNode,
  type TranslationRecord,
  type Unit,
  unitsOf,
  wordsOf,
} from '@nasaq/translation';
import type { Random } from './random.ts';

/** A document of the company in both languages, in which a fault may be planted. */
export interface Specimen {
  /** Of its collection, or of a page that exists once. */
  slug: string;
  id: number | null;
  fields: readonly FieldSpec[];
  docs: Docs;
  record: TranslationRecord;
}

/** What is different outside of the document while a fault stands. */
export interface World {
  alt?: { media: number; locale: Locale; text: string };
  withdrawn?: { collection: string; id: number; locale: Locale };
  redirect?: { from: string; to: string };
}

/** A fault that somebody could have made: where it stands, and the document with it. */
export interface Plant {
  kind: string;
  slug: string;
  id: number | null;
  locale: Locale;
  path: string;
  docs: Docs;
  record: TranslationRecord;
  world?: World;
  /** What was done, for who reads what was not found. */
  note: string;
}

/** A kind of fault: how it is put into a document at a place that chance takes; null where the document has no such place. */
export interface Kind {
  name: string;
  plant: (specimen: Specimen, random: Random, company: readonly Specimen[]) => Found | null;
}

/** What a kind says of its fault. */
export type Found = Pick<Plant, 'locale' | 'path' | 'note'> & Partial<Pick<Plant, 'docs' | 'record' | 'world'>>;

/** A run of text in one language, as somebody finds it under the cursor. */
export interface Spot {
  locale: Locale;
  path: string;
  unit: Unit;
  text: string;
  /** All words of the same field in the other language. */
  other: string;
  /** Both languages with another text at this place. */
  with: (text: string) => Docs;
}

/** Every run of text of a document, in either language. */
export function spotsOf({ docs, fields }: Specimen): Spot[] {
  return unitsOf(fields, docs).flatMap((unit) =>
    locales.flatMap((locale): Spot[] => {
      const value = unit.values[locale];
      const other = wordsOf(unit.values[otherLocale(locale)]);
      const at = { locale, path: unit.path, unit, other };
      if (typeof value === 'string' && value.trim() !== '')
        return [{ ...at, text: value, with: (text) => withValue(docs, locale, unit.path, text) }];
      return textNodes(value).map((text, index) => ({
        ...at,
        text,
        with: (changed) => withValue(docs, locale, unit.path, withTextNode(value as Doc, index, changed)),
      }));
    }),
  );
}

/** Both languages with another value at a path. */
export function withValue(docs: Docs, locale: Locale, path: string, value: unknown): Docs {
  const copy = structuredClone(docs);
  const names = path.split('.');
  const last = names.pop()!;
  let inside: unknown = copy[locale];
  for (const name of names) inside = stepInto(inside, name);
  (inside as Doc)[last] = value;
  return copy;
}

/** The value at a path in one language. */
export function valueAt(docs: Docs, locale: Locale, path: string): unknown {
  let inside: unknown = docs[locale];
  for (const name of path.split('.')) inside = stepInto(inside, name);
  return inside;
}

/** The first text of a document that is of this kind and written in both languages, at a place that chance takes. */
export function anyUnit(
  { docs, fields }: Specimen,
  random: Random,
  isWanted: (unit: Unit) => boolean = () => true,
): Unit | null {
  return random.pick(
    unitsOf(fields, docs).filter(
      (unit) => locales.every((locale) => wordsOf(unit.values[locale]) !== '') && isWanted(unit),
    ),
  );
}

/** A rich text, changed by hand. */
export function withNodes(value: unknown, change: (root: RichNode) => void): Doc {
  const copy = structuredClone(value) as { root: RichNode };
  change(copy.root);
  return copy as unknown as Doc;
}

export function nodesOf(node: RichNode): RichNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The nodes of a rich text of one type, with what holds each. */
export function nodesIn(value: unknown, type: string): RichNode[] {
  const root = (value as { root?: RichNode } | null | undefined)?.root;
  return root ? nodesOf(root).filter((node) => node.type === type) : [];
}

function textNodes(value: unknown): string[] {
  return nodesIn(value, 'text').map(({ text }) => text ?? '');
}

function withTextNode(value: Doc, index: number, text: string): Doc {
  return withNodes(value, (root) => {
    nodesOf(root).filter(({ type }) => type === 'text')[index]!.text = text;
  });
}

function stepInto(inside: unknown, name: string): unknown {
  if (Array.isArray(inside)) return (inside as Doc[]).find((row, place) => pairOf(row, place) === name);
  return (inside as Doc | null | undefined)?.[name];
}
