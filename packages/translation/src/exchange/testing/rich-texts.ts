import type { RichNode } from '../../words.ts';

type Inline = string | RichNode;

/** Rich texts as the editor stores them, in few words. */
export function richText(...children: RichNode[]): { root: RichNode } {
  return { root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children } };
}

export function paragraph(...children: Inline[]): RichNode {
  return block({ type: 'paragraph', textFormat: 0, textStyle: '' }, children);
}

export function heading(tag: 'h2' | 'h3', ...children: Inline[]): RichNode {
  return block({ type: 'heading', tag }, children);
}

export function quote(...children: Inline[]): RichNode {
  return block({ type: 'quote' }, children);
}

export function list(listType: 'bullet' | 'number', ...items: RichNode[]): RichNode {
  return block({ type: 'list', listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' }, items);
}

export function item(...children: Inline[]): RichNode {
  return block({ type: 'listitem', value: 1 }, children);
}

export function picture(value: number): RichNode {
  return { type: 'upload', relationTo: 'media', value, fields: null, format: '', version: 3, id: `u${value}` };
}

export function captioned(value: number, caption: string): RichNode {
  return { ...picture(value), fields: { caption } };
}

export function table(...rows: Inline[][]): RichNode {
  const cell = (inside: Inline) => ({ ...block({ type: 'tablecell', headerState: 0 }, [paragraph(inside)]) });
  return block(
    { type: 'table', colWidths: [] },
    rows.map((cells) => block({ type: 'tablerow' }, cells.map(cell))),
  );
}

export function part(blockType: string, fields: Record<string, unknown>): RichNode {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: `b-${blockType}`, blockName: '', blockType, ...fields },
  };
}

export function footnote(text: string): RichNode {
  return { type: 'inlineBlock', version: 1, fields: { id: 'n', blockName: '', blockType: 'footnote', text } };
}

export function bold(text: string): RichNode {
  return { ...words(text), format: 1 };
}

export function italic(text: string): RichNode {
  return { ...words(text), format: 2 };
}

export function line(): RichNode {
  return { type: 'linebreak', version: 1 };
}

export function link(url: string, ...children: Inline[]): RichNode {
  const fields = { linkType: 'custom', url, newTab: false };
  return block({ type: 'link', id: `l${url.length}`, fields }, children);
}

function block(node: RichNode, children: readonly Inline[]): RichNode {
  const inside = children.map((child) => (typeof child === 'string' ? words(child) : child));
  return { format: '', indent: 0, version: 1, direction: 'ltr', ...node, children: inside };
}

function words(text: string): RichNode {
  return { type: 'text', text, mode: 'normal', style: '', detail: 0, format: 0, version: 1 };
}

/** Numbers that are the same for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Any rich text, with what an editor would hardly write among it. */
export function randomRichText(random: (below: number) => number): { root: RichNode } {
  const some = <T>(most: number, make: () => T) => Array.from({ length: random(most + 1) }, make);
  const text = () => some(4, () => vocabulary[random(vocabulary.length)]!).join(' ');
  const inline = (): Inline => {
    const kind = random(10);
    if (kind === 9) return footnote(`${text()}\n${text()}`);
    if (kind === 0) return line();
    if (kind === 1) return { ...words(text()), format: 1 + random(3) };
    if (kind === 2) return italic(text());
    if (kind === 3) return link('https://example.org', text(), bold(text()));
    return text();
  };
  const flow = () => some(4, inline);
  const blocks = (depth: number): RichNode => {
    const kind = random(depth > 2 ? 4 : 12);
    if (kind === 0) return heading(random(2) === 0 ? 'h2' : 'h3', ...flow());
    if (kind === 1) return quote(...flow());
    if (kind === 2) return picture(random(5));
    if (kind === 7) return table(...some(2, () => some(3, () => inline())));
    if (kind === 8) return part('callout', { tone: 'tip', title: text(), text: `${text()}\n\n${text()}` });
    if (kind === 9) return part('code', { code: 'a\n  b', ...(random(2) === 0 && { title: text() }) });
    if (kind === 10) return part('columns', { items: some(4, text).join('\n') });
    if (kind === 11) return random(2) === 0 ? captioned(3, text()) : part('gone', { text: text() });
    if (kind > 3) return list('bullet', ...some(3, () => item(...(random(3) === 0 ? [blocks(depth + 1)] : flow()))));
    return paragraph(...flow());
  };
  return richText(...some(6, () => blocks(0)));
}

const vocabulary = [
  'One.',
  'two',
  'three? ',
  ' four',
  '{1}',
  'e.g. this',
  'خمسة.',
  'ستة؟',
  '<b>',
  '&amp;',
  ' ',
  '\u200f',
];
