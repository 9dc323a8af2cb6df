import { fold } from '@nasaq/contract';
import type { RichNode } from '@nasaq/translation';

/**
 * A text as a translator gets it: words with tags for what it must leave alone. `<g id="1">…</g>` is something whose
 * words are translated (bold words, a link), `<x id="2"></x>` something that has none (a placeholder, an address, a name).
 */
export interface MarkedText {
  text: string;
  tags: Tag[];
}

/** What a tag stands for. */
type Tag = { kind: 'text'; node: RichNode } | { kind: 'inline'; node: RichNode } | { kind: 'kept'; words: string };

/** Placeholders, addresses of pages and of mails. */
const keptPatterns = [
  /\{\{?[\w.]{1,60}\}?\}/u,
  /%(?:\d\$)?[sd]/u,
  /https?:\/\/[^\s<>"«»]{1,500}/u,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/u,
];

/** @param names words that are not translated */
export function markText(text: string, names: readonly string[]): MarkedText {
  const tags: Tag[] = [];
  return { text: protect(text, expressionOf(names), tags), tags };
}

/** The same of what stands in a paragraph of a rich text. */
export function markInline(nodes: readonly RichNode[], names: readonly string[]): MarkedText {
  const tags: Tag[] = [];
  const kept = expressionOf(names);
  const mark = (node: RichNode): string => {
    if (node.type === 'text') {
      const words = protect(node.text ?? '', kept, tags);
      return node.format ? wrap(tags, { kind: 'text', node }, words) : words;
    }
    if (!node.children?.length) return empty(tags, { kind: 'inline', node });
    return wrap(tags, { kind: 'inline', node }, node.children.map(mark).join(''));
  };
  return { text: nodes.map(mark).join(''), tags };
}

/** The translation without its tags; `null` where a tag was lost, doubled or torn, or a figure is another one. */
export function readText(translated: string, marked: MarkedText): string | null {
  const nodes = readInline(translated, marked);
  return nodes?.every(({ type }) => type === 'text') ? nodes.map(({ text }) => text ?? '').join('') : null;
}

/** The same for what stands in a paragraph. */
export function readInline(translated: string, { tags, text }: MarkedText): RichNode[] | null {
  const parts = translated.split(/(<\/?[gx](?:\s[^<>]{0,40})?\s?\/?>)/iu);
  const open: { id: number | null; nodes: RichNode[] }[] = [{ id: null, nodes: [] }];
  const seen = new Set<number>();
  for (const part of parts) {
    const tag = /^<(?<close>\/?)(?<name>[gx])(?:\s+id=["']?(?<id>\d{1,4})["']?)?\s*(?<empty>\/?)>$/iu.exec(
      part,
    )?.groups;
    if (!tag) {
      append(open.at(-1)!.nodes, unescaped(part));
      continue;
    }
    if (tag.close) {
      // That of an empty tag has been dealt with.
      if (tag.name!.toLowerCase() === 'x') continue;
      const closed = open.pop()!;
      const node = closed.id === null ? null : rebuilt(tags[closed.id - 1], closed.nodes);
      if (!node || open.length === 0) return null;
      open.at(-1)!.nodes.push(node);
      continue;
    }
    const id = Number(tag.id);
    const meant = tags[id - 1];
    if (!meant || seen.has(id)) return null;
    seen.add(id);
    if (tag.name!.toLowerCase() === 'g') open.push({ id, nodes: [] });
    else if (meant.kind === 'kept') append(open.at(-1)!.nodes, meant.words);
    else if (meant.kind === 'inline') open.at(-1)!.nodes.push(meant.node);
    else return null;
  }
  const isWhole = open.length === 1 && seen.size === tags.length && figuresOf(translated) === figuresOf(text);
  return isWhole ? open[0]!.nodes : null;
}

function rebuilt(tag: Tag | undefined, nodes: RichNode[]): RichNode | null {
  if (tag?.kind === 'inline') return { ...tag.node, children: nodes };
  if (tag?.kind !== 'text' || nodes.some(({ type }) => type !== 'text')) return null;
  return { ...tag.node, text: nodes.map(({ text }) => text ?? '').join('') };
}

function append(nodes: RichNode[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  if (last?.type === 'text' && !last.format) last.text = (last.text ?? '') + text;
  else nodes.push({ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 });
}

function wrap(tags: Tag[], tag: Tag, words: string): string {
  tags.push(tag);
  return `<g id="${tags.length}">${words}</g>`;
}

function empty(tags: Tag[], tag: Tag): string {
  tags.push(tag);
  return `<x id="${tags.length}"></x>`;
}

function protect(text: string, kept: RegExp, tags: Tag[]): string {
  let from = 0;
  let protectedText = '';
  for (const { 0: words, index } of text.matchAll(kept)) {
    protectedText += escaped(text.slice(from, index)) + empty(tags, { kind: 'kept', words });
    from = index + words.length;
  }
  return protectedText + escaped(text.slice(from));
}

function expressionOf(names: readonly string[]): RegExp {
  const longestFirst = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map(
    (name) => `(?<![\\p{L}\\p{N}])${name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
  );
  return new RegExp([...keptPatterns.map(({ source }) => source), ...words].join('|'), 'gu');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);|&apos;/gu, "'")
    .replaceAll('&amp;', '&');
}

/** The figures of a text outside of its tags, whichever digits they have, in no order. */
function figuresOf(text: string): string {
  const words = fold(text.replaceAll(/<[^<>]{0,60}>/gu, ' ')).replaceAll(/&#\w{1,6};/gu, ' ');
  return (words.replaceAll(/(?<=\d)[.,\u066B\u066C](?=\d)/gu, '').match(/\d+/gu) ?? []).toSorted().join(' ');
}
