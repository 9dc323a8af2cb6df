import { locales } from '@nasaq/contract';
import type { Block, FlattenedField, RichTextField } from 'payload';
import { isCarried } from './carried.ts';
import type { Name } from './names.ts';

/** In the place of a number that means something in one installation only. */
export interface Reference {
  '→': Name;
}

/** How references are turned: into names on the way out, into numbers on the way in; what cannot be turned is left out. */
export interface Turn {
  way: 'out' | 'in';
  /** `posts` and `7` → `posts/web-speed`, and back. Told of each, so that what is missing is known. */
  out: (collection: string, id: number | string) => Name | undefined;
  in: (name: Name) => number | undefined;
}

type Row = Record<string, unknown>;

/** A value with its references turned; in a bundle rows have no numbers, and what is empty is not there. */
export function turned(field: FlattenedField, value: unknown, turn: Turn, whole = false): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if ('localized' in field && field.localized && !whole) {
    const texts = locales.map((locale) => [locale, turned(field, (value as Row)[locale], turn, true)] as const);
    return some(Object.fromEntries(texts.filter(([, text]) => text !== undefined)));
  }
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return turnedReference(field, value, turn);
    case 'date':
      return new Date(value as string).toISOString();
    case 'richText':
      return turnedText(value, blocksOf(field), turn);
    case 'group':
    case 'tab':
      return some(turnedRow(field.flattenedFields, value as Row, turn, whole));
    case 'array':
      return turnedRows(value, (row) => turnedRow(field.flattenedFields, row, turn, whole));
    case 'blocks':
      return turnedRows(value, (row) => {
        const block = blockOf([...field.blocks, ...(field.blockReferences ?? [])], row.blockType);
        return { blockType: row.blockType, ...named(row), ...(block && turnedRow(block, row, turn, whole)) };
      });
    default:
      return Array.isArray(value) && value.length === 0 ? undefined : value;
  }
}

function turnedRow(fields: readonly FlattenedField[], row: Row, turn: Turn, whole: boolean): Row {
  const values = fields
    .filter((field) => isCarried(field) || field.name === 'pair')
    .map((field) => [field.name, turned(field, row[field.name], turn, whole)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function turnedRows(value: unknown, each: (row: Row) => Row): unknown {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return (value as Row[]).map(each);
}

function named({ blockName }: Row): Row {
  return blockName ? { blockName } : {};
}

function some(row: Row): Row | undefined {
  return Object.keys(row).length > 0 ? row : undefined;
}

function turnedReference(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  value: unknown,
  turn: Turn,
): unknown {
  const isMany = Array.isArray(value);
  const isOfMany = Array.isArray(field.relationTo);
  const all = (isMany ? value : [value]).flatMap((one: unknown): unknown[] => {
    if (turn.way === 'in') {
      const name = (one as Partial<Reference> | null)?.['→'];
      const id = name === undefined ? undefined : turn.in(name);
      if (name === undefined || id === undefined) return [];
      return [isOfMany ? { relationTo: name.slice(0, name.indexOf('/')), value: id } : id];
    }
    const { relationTo, value: picked } = isOfMany
      ? (one as { relationTo: string; value: unknown })
      : { relationTo: field.relationTo as string, value: one };
    const reference = referenceTo(relationTo, picked, turn);
    return reference ? [reference] : [];
  });
  if (all.length === 0) return undefined;
  return isMany ? all : all[0];
}

function referenceTo(collection: string, picked: unknown, turn: Turn): Reference | undefined {
  const id = typeof picked === 'object' && picked !== null ? (picked as { id: number }).id : picked;
  const name = turn.out(collection, id as number);
  return name === undefined ? undefined : { '→': name };
}

/** Nodes of a text that point somewhere have `relationTo` and `value`; fields of blocks are turned as fields are. */
function turnedText(node: unknown, blocks: readonly (Block | string)[], turn: Turn): unknown {
  if (Array.isArray(node)) return node.map((one) => turnedText(one, blocks, turn)).filter((one) => one !== undefined);
  if (typeof node !== 'object' || node === null) return node;
  const { relationTo, value, ...rest } = node as Row;
  if (typeof relationTo === 'string' && value !== undefined) {
    const target = turn.way === 'in' ? idIn(value, turn) : referenceTo(relationTo, value, turn);
    const inside = turnedText(rest, blocks, turn) as Row;
    // A picture that is not there any more is none; a link keeps its words.
    if (target === undefined) return 'children' in rest ? inside : undefined;
    return { ...inside, relationTo, value: target };
  }
  const { fields, type } = node as { fields?: Row; type?: unknown };
  const block = (type === 'block' || type === 'inlineBlock') && fields ? blockOf(blocks, fields.blockType) : undefined;
  if (!block)
    return Object.fromEntries(
      Object.entries(node)
        .map(([name, one]) => [name, turnedText(one, blocks, turn)] as const)
        .filter(([, one]) => one !== undefined),
    );
  return {
    ...(node as Row),
    fields: {
      // The editor knows its blocks by it.
      ...(fields!.id !== undefined && { id: fields!.id }),
      blockType: fields!.blockType,
      ...named(fields!),
      ...turnedRow(block, fields!, turn, true),
    },
  };
}

function idIn(value: unknown, turn: Turn): number | undefined {
  const name = (value as Partial<Reference> | null)?.['→'];
  return name === undefined ? undefined : turn.in(name);
}

function blockOf(blocks: readonly unknown[], slug: unknown): FlattenedField[] | undefined {
  const found = blocks.find((block) => typeof block === 'object' && (block as { slug?: unknown }).slug === slug);
  return (found as { flattenedFields?: FlattenedField[] } | undefined)?.flattenedFields;
}

/** The blocks that an editor of texts knows. */
function blocksOf(field: RichTextField): (Block | string)[] {
  const { editor } = field as { editor?: { editorConfig?: { resolvedFeatureMap?: Map<string, unknown> } } };
  const feature = editor?.editorConfig?.resolvedFeatureMap?.get('blocks') as
    | { sanitizedServerFeatureProps?: { blocks?: Block[]; inlineBlocks?: Block[] } }
    | undefined;
  const { blocks = [], inlineBlocks = [] } = feature?.sanitizedServerFeatureProps ?? {};
  return [...blocks, ...inlineBlocks];
}
