import { entryPath, localePath, type ContentType, type Locale, type RichText } from '@nasaq/contract';
import { wordsOf } from '@nasaq/translation';
import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { toSlug } from '../slug.ts';
import { loadImages, type Images, mediaUrl } from './images.ts';
import {
  directed,
  escapeText,
  figureHtml,
  Footnotes,
  type PartNode,
  partHtml,
  tableHtml,
  wordsIn,
} from './rich-text-parts.ts';
import { findByIds, loadByIds, relationId, type Reading } from '../../../platform/http/published.ts';

interface Node extends SerializedLexicalNode {
  children?: Node[];
  text?: string;
  tag?: string;
  fields?: LinkFields;
  value?: number | { id: number };
}

/** The paths of the entries and files that a text links to, by `type:id`; those that nobody may read are absent. */
type InternalPaths = ReadonlyMap<string, string>;

export const emptyRichText: RichText = { html: '', toc: [] };

/** Editor state → HTML with heading ids, language-correct internal links and pictures, and its table of contents. */
export async function presentRichText(reading: Reading, state: unknown): Promise<RichText> {
  if (!state) return emptyRichText;
  const data = state as SerializedEditorState;
  const nodes = flatten(data.root as unknown as Node);
  const [internal, images] = await Promise.all([loadInternalPaths(reading, nodes), loadBodyImages(reading, nodes)]);
  const toc: RichText['toc'] = [];
  const notes = new Footnotes(state, reading.locale);
  const shown = { images, internal, locale: reading.locale, notes, toc };
  const html = convertLexicalToHTML({ data, disableContainer: true, converters: converters(shown) });
  return { html: html + notes.list(), toc };
}

/** Words of a text, for its reading time. */
export function countWords(state: unknown): number {
  return wordsOf(state)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Shown {
  images: Images;
  internal: InternalPaths;
  locale: Locale;
  notes: Footnotes;
  toc: RichText['toc'];
}

function converters({ images, internal, locale, notes, toc }: Shown): HTMLConvertersFunction {
  const part = ({ node }: { node: unknown }) => partHtml(node as PartNode, locale);
  const inDirection = (convert: unknown) => (item: Converted) =>
    (convert as (item: Converted) => string)(item).replace(/^<\w+/, (tag) => tag + directionWithin(item, locale));
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    list: inDirection(defaultConverters.list),
    paragraph: inDirection(defaultConverters.paragraph),
    quote: inDirection(defaultConverters.quote),
    text: (item) => (defaultConverters.text as (item: unknown) => string)({ ...item, node: unbroken(item.node) }),
    heading: ({ node, nodesToHTML }) => {
      const level = node.tag === 'h3' ? 3 : 2;
      const text = flatten(node as unknown as Node)
        .map((child) => child.text ?? '')
        .join('');
      const id = uniqueId(toSlug(text) || 'section', toc);
      toc.push({ id, text, level });
      return `<h${level}${directed(text, locale)} id="${escapeText(id)}">${nodesToHTML({ nodes: node.children }).join('')}</h${level}>`;
    },
    // Only numbered items may carry their number.
    listitem: (item) => {
      const convert = inDirection(defaultConverters.listitem);
      const isNumbered = 'listType' in item.parent && item.parent.listType === 'number';
      return isNumbered ? convert(item) : convert(item).replace(/^(<li[^>]*?)\svalue="\d+"/, '$1');
    },
    link: ({ node, nodesToHTML }) => {
      const inner = nodesToHTML({ nodes: node.children }).join('');
      const href = linkTarget(node.fields as LinkFields, internal);
      if (!href) return inner;
      const external = /^https?:/i.test(href) ? ' rel="noopener"' : '';
      return `<a href="${escapeText(href)}"${external}>${inner}${fileNote(node.fields as LinkFields, href)}</a>`;
    },
    upload: ({ node }) => {
      const id = relationId((node as unknown as Node).value);
      const image = id === null ? undefined : images.get(id);
      return image ? figureHtml(image, (node as unknown as PartNode).fields?.caption, locale) : '';
    },
    table: ({ node, nodesToHTML }) =>
      tableHtml(node as unknown as PartNode, (nodes) => nodesToHTML({ nodes: nodes as never }).join(''), locale),
    blocks: { callout: part, code: part, columns: part },
    inlineBlocks: { footnote: ({ node }: { node: unknown }) => notes.call(node as PartNode) },
    // A part of a kind that is no more.
    unknown: '',
  });
}

interface Converted {
  node: object;
  parent: object;
}

/** An item goes with its list where that goes another way as a whole, so that marks and indents stand on one side. */
function directionWithin({ node, parent }: Converted, locale: Locale): string {
  const own = directed(wordsIn(node as PartNode), locale);
  const around = parent as PartNode;
  // Most have none, and the words of a whole list are not gathered for each of its items.
  const isInList = own !== '' && (around.type === 'list' || around.type === 'listitem');
  return isInList && directed(wordsIn(around), locale) ? '' : own;
}

/** A telephone number stays on one line. */
function unbroken<T extends { text: string }>(node: T): T {
  return { ...node, text: node.text.replace(/\+\d[\d ]{6,}\d/g, (number) => number.replaceAll(' ', '\u00A0')) };
}

interface LinkFields {
  linkType?: string;
  url?: string;
  doc?: { relationTo: ContentType | 'media'; value: number | { id: number } } | null;
}

/** What follows the words of a link to a file, so that nobody expects a page. */
function fileNote({ doc, linkType }: LinkFields, href: string): string {
  if (linkType !== 'internal' || doc?.relationTo !== 'media') return '';
  const [, kind = ''] = /\.(\w+)$/.exec(href) ?? [];
  return ` <bdi>(${kind.toUpperCase()})</bdi>`;
}

/** Where a link leads; null for an entry that is not published and for any scheme that a page must not carry. */
function linkTarget({ linkType, url, doc }: LinkFields, internal: InternalPaths): string | null {
  if (linkType === 'internal') return doc ? (internal.get(`${doc.relationTo}:${relationId(doc.value)}`) ?? null) : null;
  return url && /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(url) ? url : null;
}

async function loadInternalPaths(reading: Reading, nodes: readonly Node[]): Promise<InternalPaths> {
  const targets = nodes.flatMap(({ fields }) => (fields?.linkType === 'internal' && fields.doc ? [fields.doc] : []));
  const types = [...new Set(targets.map(({ relationTo }) => relationTo))];
  const paths = await Promise.all(
    types.map(async (type) => {
      const ids = targets.flatMap(({ relationTo, value }) => (relationTo === type ? (relationId(value) ?? []) : []));
      if (type === 'media') return filePaths(reading, ids);
      const docs = await findByIds(reading, type, ids, { slug: true });
      return docs.map(
        (doc) => [`${type}:${doc.id}`, localePath(reading.locale, entryPath(type, doc.slug ?? ''))] as const,
      );
    }),
  );
  return new Map(paths.flat());
}

async function filePaths(reading: Reading, ids: readonly number[]) {
  const files = await loadByIds(reading, 'media', ids);
  return [...files].flatMap(([id, { filename }]) => (filename ? [[`media:${id}`, mediaUrl(filename)] as const] : []));
}

function loadBodyImages(reading: Reading, nodes: readonly Node[]): Promise<Images> {
  return loadImages(
    reading,
    nodes.flatMap((node) => (node.type === 'upload' ? relationId(node.value) : [])),
  );
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function uniqueId(id: string, toc: RichText['toc']): string {
  const taken = toc.filter((entry) => entry.id === id || entry.id.startsWith(`${id}-`)).length;
  return taken === 0 ? id : `${id}-${taken + 1}`;
}
