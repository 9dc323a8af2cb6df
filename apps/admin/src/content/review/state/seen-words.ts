import {
  type Doc,
  type FieldSpec,
  fieldsOfRow,
  fingerprint,
  hasWords,
  isEmpty,
  type RichNode,
  wordsOf,
} from '@nasaq/translation';

/**
 * A fingerprint of all that readers of one language are given: its words in their order, where links in them lead, and
 * what else that language has for itself (a figure in a row, a picture). Blind to formatting, as every fingerprint, and
 * to the address, which a publication may complete. Empty where the language has no words.
 */
export function seenIn(fields: readonly FieldSpec[], doc: Doc): string {
  const parts = partsOf(fields, doc, '');
  return parts.some(({ isText }) => isText) ? fingerprint(parts.map(({ said }) => said).join('\n')) : '';
}

interface Part {
  said: string;
  isText: boolean;
}

function partsOf(fields: readonly FieldSpec[], doc: Doc, prefix: string): Part[] {
  return fields.flatMap((field): Part[] => {
    const path = `${prefix}${field.name}`;
    const value = doc[field.name];
    if (field.kind === 'group') return partsOf(field.fields ?? [], docOf(value), `${path}.`);
    if (field.kind === 'rows')
      return rowsOf(value).flatMap((row, place) => partsOf(fieldsOfRow(field, row), row, `${path} ${place + 1}.`));
    if (!field.localized || field.kind === 'slug' || isEmpty(value) || value === false) return [];
    if (!hasWords(field)) return [{ said: `${path}: ${JSON.stringify(plain(field, value))}`, isText: false }];
    const targets = field.kind === 'richText' ? targetsOf((value as { root?: RichNode }).root) : [];
    return [{ said: [`${path}: ${wordsOf(value)}`, ...targets].join('\n'), isText: true }];
  });
}

/** Where the links of a rich text lead, and which pictures stand in it. */
function targetsOf(node: RichNode | undefined): string[] {
  if (!node) return [];
  const own = node.type === 'link' || node.type === 'autolink' ? [linkOf(node)] : [];
  const picture = node.type === 'upload' ? [`picture ${JSON.stringify(bare(node.value))}`] : [];
  return [...own, ...picture, ...(node.children ?? []).flatMap(targetsOf)];
}

function linkOf({ fields }: RichNode): string {
  const { doc, linkType, url } = (fields ?? {}) as { doc?: unknown; linkType?: string; url?: unknown };
  return `link ${JSON.stringify(linkType === 'internal' ? bare(doc) : (url ?? null))}`;
}

function plain({ kind }: FieldSpec, value: unknown): unknown {
  return kind === 'date' ? new Date(value as string).toJSON() : bare(value);
}

/** What was picked by its number, whether or not it comes with its content. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const picked = value as { relationTo?: unknown; value?: unknown; id?: unknown };
  if (picked.relationTo !== undefined) return [picked.relationTo, bare(picked.value)];
  return picked.id === undefined ? value : picked.id;
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}
