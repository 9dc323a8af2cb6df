/** A node of a rich text, as the editor stores it. */
export interface RichNode {
  type?: string;
  text?: string;
  children?: RichNode[];
  [name: string]: unknown;
}

/**
 * The parts of a text beside its paragraphs that the CMS keeps as blocks: for each its fields with words, as they are
 * read. What a part has besides (the kind of a callout, the lines of a code) says the same in either language.
 */
const wordFields: Record<string, readonly string[]> = {
  callout: ['title', 'text'],
  code: ['title'],
  columns: ['items'],
  footnote: ['text'],
};

/** Fields of parts that both languages share. */
const sharedFields = ['tone', 'code'] as const;

/** What a part holds, as the CMS stores it. */
export type PartFields = Record<string, unknown>;

export function partFields({ fields }: RichNode): PartFields {
  return (fields ?? {}) as PartFields;
}

/** `callout`, `code`, `columns`, `footnote`, or that of a part which nobody here knows. */
export function partKind(node: RichNode): string {
  return String(partFields(node).blockType ?? 'block');
}

/** The lines of a part with something on them, in the order in which they are read. */
export function partLines(node: RichNode): string[] {
  const fields = partFields(node);
  return (wordFields[partKind(node)] ?? []).flatMap((name) =>
    String(fields[name] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
}

/** What is said below a picture of a text. */
export function captionOf(node: RichNode): string {
  const { caption } = partFields(node);
  return typeof caption === 'string' ? caption : '';
}

/** The same part without its words. @param id of the new one */
export function emptiedPart(node: RichNode, id: string): RichNode {
  const fields = partFields(node);
  const kept = sharedFields.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return { ...node, fields: { id, blockName: '', blockType: fields.blockType, ...Object.fromEntries(kept) } };
}

/**
 * A text whose parts hold their words in nodes, as paragraphs do, a `part` for each line: so they are taken apart,
 * translated and checked as any other words. `folded` undoes it.
 */
export function unfolded(node: RichNode): RichNode {
  if (node.children) return { ...node, children: node.children.map(unfolded) };
  const names =
    node.type === 'upload' ? ['caption'] : node.type === 'inlineBlock' ? ['text'] : wordFields[partKind(node)];
  if (!names || !['block', 'inlineBlock', 'upload'].includes(String(node.type))) return node;
  const { fields, ...rest } = node;
  const told = names.filter((name) => typeof (fields as PartFields | null)?.[name] === 'string');
  if (told.length === 0) return node;
  const left = Object.fromEntries(Object.entries(fields as PartFields).filter(([name]) => !told.includes(name)));
  const lines = told.flatMap((name) =>
    String((fields as PartFields)[name])
      .split('\n')
      .map((line) => ({ name, inside: line === '' ? [] : [{ ...plain, text: line }] })),
  );
  const children =
    node.type === 'inlineBlock'
      ? lines.flatMap(({ inside }, place): RichNode[] => (place === 0 ? inside : [{ ...lineBreak }, ...inside]))
      : lines.map(({ inside, name }): RichNode => ({ type: 'part', name, children: inside }));
  return { ...rest, fields: left, children };
}

/** A text as the CMS stores it, out of an unfolded one. */
export function folded(node: RichNode): RichNode {
  const { children, ...rest } = node;
  if (!children) return node;
  if (!['block', 'inlineBlock', 'upload'].includes(String(node.type)))
    return { ...rest, children: children.map(folded) };
  const told: PartFields = {};
  if (node.type === 'inlineBlock') told.text = children.map(textIn).join('');
  else
    for (const line of children) {
      const name = String(line.name);
      const text = textIn(line);
      told[name] = told[name] === undefined ? text : `${String(told[name])}\n${text}`;
    }
  return { ...rest, fields: { ...partFields(node), ...told } };
}

const plain = { type: 'text', mode: 'normal', style: '', detail: 0, format: 0, version: 1 } as const;
const lineBreak = { type: 'linebreak', version: 1 } as const;

/** Emphasis and links have no place in a part. */
function textIn({ children = [], text, type }: RichNode): string {
  return type === 'linebreak' ? '\n' : (text ?? children.map(textIn).join(''));
}
