import { createHash } from 'node:crypto';
import { type Image, type Locale, localeInfo, otherDirection, otherLocale, richTextWords } from '@nasaq/contract';
import { fromTablet } from '@nasaq/design';

/** A node of a text, as far as its parts are asked for here. */
export interface PartNode {
  type: string;
  children?: PartNode[];
  text?: string;
  headerState?: number;
  colSpan?: number;
  rowSpan?: number;
  fields?: Record<string, unknown> | null;
}

type ToHtml = (nodes: readonly PartNode[]) => string;

/**
 * A table in a box of its own, which is scrolled by itself where it is wide, also by the keyboard. One that is wholly in the
 * other language has its columns in the order of that language, and its box begins where its first column stands.
 */
export function tableHtml(node: PartNode, toHtml: ToHtml, locale: Locale): string {
  const { children = [] } = node;
  const rows = children.filter(({ children: cells = [] }) => cells.length > 0);
  if (rows.length === 0) return '';
  const firstBody = rows.findIndex(({ children: cells = [] }) => !cells.every(headsColumn));
  // A table of heads alone has no body that they could be the heads of.
  const heads = Math.max(firstBody, 0);
  const dir = directed(wordsIn(node), locale);
  const language = dir ? otherLocale(locale) : locale;
  const html = (part: readonly PartNode[]) =>
    part
      .map(({ children: cells = [] }) => `<tr>${cells.map((cell) => cellHtml(cell, toHtml, language)).join('')}</tr>`)
      .join('');
  const head = heads > 0 ? `<thead>${html(rows.slice(0, heads))}</thead>` : '';
  const columns = heads > 0 ? rows[0]!.children!.map(wordsIn).filter(Boolean) : [];
  const { table, table_of: tableOf } = richTextWords[locale];
  const separator = locale === 'ar' ? '، ' : ', ';
  const name = columns.length > 0 ? tableOf.replace('{columns}', () => columns.join(separator)) : table;
  return `<div class="prose-table"${dir} role="region" tabindex="0" aria-label="${escapeText(name)}"><table>${head}<tbody>${html(rows.slice(heads))}</tbody></table></div>`;
}

/** As the editor marks cells: 1 heads its column, 2 its row, 3 both. */
function headsColumn({ headerState = 0 }: PartNode): boolean {
  return (headerState & 1) === 1;
}

/** @param language of its table */
function cellHtml(cell: PartNode, toHtml: ToHtml, language: Locale): string {
  const { children = [], colSpan = 1, headerState = 0, rowSpan = 1 } = cell;
  const [only] = children;
  const isOne = children.length === 1 && only?.type === 'paragraph';
  const inner = isOne ? toHtml(only.children ?? []) : toHtml(children);
  // Of several paragraphs, each has its own.
  const dir = isOne ? directed(wordsIn(only), language) : '';
  const span = `${dir}${spanned('colspan', colSpan)}${spanned('rowspan', rowSpan)}`;
  // An empty one heads nothing.
  if (headerState === 0 || inner.trim() === '') return `<td${span}>${inner}</td>`;
  return `<th scope="${headsColumn(cell) ? 'col' : 'row'}"${span}>${inner}</th>`;
}

function spanned(name: string, cells: number): string {
  return cells > 1 ? ` ${name}="${Math.floor(cells)}"` : '';
}

export function wordsIn({ children = [], text }: PartNode): string {
  return text ?? children.map(wordsIn).join('').trim();
}

/** The attribute of a block in the other direction than its page, which would shuffle its words and move its full stop. */
export function directed(words: string, locale: Locale): string {
  const dir = otherDirection(words, locale);
  return dir ? ` dir="${dir}"` : '';
}

/** A part between paragraphs; nothing for one that has nothing to say, or is no more known. */
export function partHtml({ fields }: PartNode, locale: Locale): string {
  const { blockType, code, items, text, title, tone } = fields ?? {};
  if (blockType === 'callout') return calloutHtml(tone, title, linesOf(text), locale);
  if (blockType === 'code' && typeof code === 'string' && code.trim() !== '') {
    const name = linesOf(title).join(' ');
    const caption = name ? `<figcaption${directed(name, locale)}>${escapeText(name)}</figcaption>` : '';
    const label = escapeText(name || richTextWords[locale].code);
    return `<figure class="prose-code">${caption}<pre dir="ltr" translate="no" tabindex="0" role="group" aria-label="${label}"><code>${escapeText(code)}</code></pre></figure>`;
  }
  const lines = blockType === 'columns' ? linesOf(items) : [];
  if (lines.length === 0) return '';
  return `<ul class="prose-columns">${lines.map((line) => `<li${directed(line, locale)}>${withLinks(line)}</li>`).join('')}</ul>`;
}

/** Its kind is said in a word, and not by a colour alone. */
function calloutHtml(tone: unknown, title: unknown, lines: readonly string[], locale: Locale): string {
  const heads = linesOf(title);
  if (heads.length === 0 && lines.length === 0) return '';
  const { note, tip, warning } = richTextWords[locale];
  const kind = tone === 'tip' || tone === 'warning' ? tone : 'note';
  const said = [
    `<p class="callout__kind">${escapeText({ note, tip, warning }[kind])}</p>`,
    ...heads.map((head) => `<p class="callout__title"${directed(head, locale)}>${escapeText(head)}</p>`),
    ...lines.map((line) => `<p${directed(line, locale)}>${withLinks(line)}</p>`),
  ];
  return `<div class="callout callout--${kind}" role="note">${said.join('')}</div>`;
}

/** The notes of one text: numbers where they are called, and what they say at its end. */
export class Footnotes {
  private readonly said: { html: string; dir: string }[] = [];
  private readonly locale: Locale;
  private readonly prefix: string;

  /** @param state of the text: two texts of a page have other anchors */
  constructor(state: unknown, locale: Locale) {
    this.locale = locale;
    this.prefix = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 6);
  }

  call({ fields }: PartNode): string {
    const lines = linesOf(fields?.text);
    if (fields?.blockType !== 'footnote' || lines.length === 0) return '';
    this.said.push({ html: lines.map(withLinks).join(' '), dir: directed(lines.join(' '), this.locale) });
    const number = this.said.length;
    const name = this.named(richTextWords[this.locale].footnote, number);
    return `<sup class="footnote"><a id="${this.anchor('call', number)}" href="#${this.anchor('note', number)}" role="doc-noteref" aria-label="${name}">${this.digits(number)}</a></sup>`;
  }

  list(): string {
    if (this.said.length === 0) return '';
    const { back, footnotes } = richTextWords[this.locale];
    const items = this.said.map(({ dir, html }, at) => {
      const link = `<a href="#${this.anchor('call', at + 1)}" role="doc-backlink" aria-label="${this.named(back, at + 1)}">↑</a>`;
      return `<li id="${this.anchor('note', at + 1)}" tabindex="-1"${dir}>${html}\u00A0${link}</li>`;
    });
    return `<section class="footnotes" role="doc-endnotes" aria-label="${escapeText(footnotes)}"><ol>${items.join('')}</ol></section>`;
  }

  private anchor(of: 'call' | 'note', number: number): string {
    return `${of}-${this.prefix}-${number}`;
  }

  private named(text: string, number: number): string {
    return escapeText(text.replace('{number}', this.digits(number)));
  }

  private digits(number: number): string {
    return number.toLocaleString(localeInfo[this.locale].tag);
  }
}

/** A picture of a text, with the sentence that is said of it there. */
export function figureHtml({ alt, height, sources, url, width }: Image, caption: unknown, locale: Locale): string {
  const srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  const set = srcset ? ` srcset="${escapeText(srcset)}" sizes="${fromTablet} 44rem, 100vw"` : '';
  const said = linesOf(caption).join(' ');
  const below = said ? `<figcaption${directed(said, locale)}>${withLinks(said)}</figcaption>` : '';
  return `<figure><img src="${escapeText(url)}"${set} alt="${escapeText(alt)}" width="${width}" height="${height}" loading="lazy">${below}</figure>`;
}

/** An address among the words of a part leads there; a mark that ends the sentence is none of its letters. */
function withLinks(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?،؛؟)\]])/u)
    .map((piece, place) => {
      const text = escapeText(piece);
      return place % 2 === 0 ? text : `<a href="${text}" rel="noopener"><bdi dir="ltr">${text}</bdi></a>`;
    })
    .join('');
}

function linesOf(text: unknown): string[] {
  return String(text ?? '')
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function escapeText(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
