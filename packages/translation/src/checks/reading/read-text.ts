import type { RichNode } from '../../words.ts';

/** A paragraph with all of its letters, as `paragraphsOf` counts them. */
export interface TextParagraph {
  /** Its place in the text. */
  index: number;
  /** `p`, `h2`, `h3`, `li`, `blockquote`, or `upload` for a picture. */
  kind: string;
  text: string;
  links: TextLink[];
  /** Words that stand out, each run once. */
  emphasis: Span[];
  /** Of a picture, as the editor stores it. */
  picture?: unknown;
}

export interface Span {
  from: number;
  to: number;
}

/** Where a link leads, as the editor stores it. */
export interface TextLink extends Span {
  url: string | null;
  /** `collection:id` */
  entry: string | null;
}

/** The paragraphs of a plain or a rich text, those without words too; nothing for other values. */
export function readText(value: unknown): TextParagraph[] {
  if (typeof value === 'string')
    return value
      .split(/\n+/u)
      .filter((line) => line.trim() !== '')
      .map((text, index) => ({ index, kind: 'p', text, links: [], emphasis: [] }));
  const root = (value as { root?: RichNode } | null | undefined)?.root;
  return root ? blocksIn(root.children ?? []).map((block, index) => ({ ...block, index })) : [];
}

type Block = Omit<TextParagraph, 'index'>;

function blocksIn(nodes: readonly RichNode[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'list') return blocksIn(node.children ?? []);
    if (node.type === 'upload') return [{ kind: 'upload', text: '', links: [], emphasis: [], picture: node.value }];
    const nested = (node.children ?? []).filter(({ type }) => type === 'list');
    const block = inlineOf((node.children ?? []).filter(({ type }) => type !== 'list'));
    const own = block.text.trim() === '' && nested.length > 0 ? [] : [{ ...block, kind: kindOf(node) }];
    return [...own, ...blocksIn(nested)];
  });
}

function kindOf({ tag, type }: RichNode): string {
  if (type === 'heading') return String(tag);
  if (type === 'listitem') return 'li';
  return type === 'quote' ? 'blockquote' : 'p';
}

const boldOrItalic = 0b11;

function inlineOf(nodes: readonly RichNode[]): Omit<Block, 'kind'> {
  const block: Omit<Block, 'kind'> = { text: '', links: [], emphasis: [] };
  const read = (node: RichNode): void => {
    const from = block.text.length;
    if (node.type === 'linebreak') block.text += '\n';
    else if (node.type === 'tab') block.text += ' ';
    else if (node.text !== undefined) block.text += node.text;
    else for (const child of node.children ?? []) read(child);
    const to = block.text.length;
    if (node.type === 'link' || node.type === 'autolink') block.links.push({ from, to, ...targetOf(node) });
    if (node.text?.trim() && (Number(node.format) & boldOrItalic) > 0) {
      const last = block.emphasis.at(-1);
      if (last?.to === from) last.to = to;
      else block.emphasis.push({ from, to });
    }
  };
  for (const node of nodes) read(node);
  return block;
}

interface LinkFields {
  linkType?: string;
  url?: string;
  doc?: { relationTo: string; value: unknown } | null;
}

function targetOf({ fields }: RichNode): Pick<TextLink, 'url' | 'entry'> {
  const { doc, linkType, url } = (fields ?? {}) as LinkFields;
  if (linkType !== 'internal') return { url: url ?? '', entry: null };
  const value = doc?.value;
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return { url: null, entry: doc && id !== undefined && id !== null ? `${doc.relationTo}:${String(id)}` : null };
}
