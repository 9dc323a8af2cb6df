import { paragraphNodes } from '../../paragraph-nodes.ts';
import type { RichNode } from '../../words.ts';

/** A paragraph with all of its letters, as `paragraphsOf` counts them. */
export interface TextParagraph {
  /** Its place in the text. */
  index: number;
  /** As `Paragraph` has it. */
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
  return paragraphNodes(root?.children ?? []).map(({ inline, kind, picture }, index) => ({
    index,
    kind,
    ...inlineOf(inline),
    ...(kind === 'upload' && { picture }),
  }));
}

type Inline = Pick<TextParagraph, 'text' | 'links' | 'emphasis'>;

const boldOrItalic = 0b11;

function inlineOf(nodes: readonly RichNode[]): Inline {
  const block: Inline = { text: '', links: [], emphasis: [] };
  const read = (node: RichNode): void => {
    const from = block.text.length;
    if (node.type === 'linebreak') block.text += '\n';
    else if (node.type === 'tab') block.text += ' ';
    // Nobody's language.
    else if (node.type === 'code') return;
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
