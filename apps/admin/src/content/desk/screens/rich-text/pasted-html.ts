import { parseUnseen } from '@nasaq/trusted-types';
import { policies } from '../../../../platform/staff/trusted-types.ts';

/**
 * What word processors put on the clipboard, as a page would say it: Word's list items are paragraphs that begin with
 * their sign, its headings begin at the first level, and what stands between its words would take their spaces away.
 * @param html as the clipboard has it
 */
export function cleanPasted(html: string): string {
  const { body } = parseUnseen(policies, html, 'text/html');
  removeSigns(body);
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  for (const comment of commentsIn(body)) comment.remove();
  for (const element of body.querySelectorAll('*')) if (isForeign(element)) element.replaceWith(...element.childNodes);
  if (isOfWord(html)) {
    joinItems(body);
    for (const heading of body.querySelectorAll('h1, h4, h5, h6')) rename(heading, heading.matches('h1') ? 'h2' : 'h3');
  }
  return body.innerHTML;
}

/**
 * The lines of a bare text, a paragraph each: the editor would begin one after the other, which takes seconds for a long
 * text, and an empty one for each blank line.
 * @returns nothing for a single line, which is put where one writes
 */
export function paragraphsOfLines(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return '';
  const box = document.createElement('div');
  for (const line of lines) box.appendChild(document.createElement('p')).textContent = line;
  return box.innerHTML;
}

function isOfWord(html: string): boolean {
  return /class="?Mso|schemas-microsoft-com:office:word|mso-list/i.test(html);
}

/** Word's own (`o:p`, `st1:place`) and what only colours: an editor takes neither for a part of the line. */
function isForeign({ localName }: Element): boolean {
  return localName.includes(':') || localName === 'font';
}

const item = '[style*="mso-list" i]';
/** Where the sign of an item stands, kept until the items are joined. */
const signOf = 'data-sign';

/** The sign and the blanks behind it, which Word writes into the item for whoever knows no lists. */
function removeSigns(body: HTMLElement): void {
  for (const ignored of body.querySelectorAll('[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]')) {
    const paragraph = ignored.closest(`p${item}, h1${item}, h2${item}, h3${item}`);
    paragraph?.setAttribute(signOf, ignored.textContent.trim());
    ignored.remove();
  }
}

function commentsIn(body: HTMLElement): ChildNode[] {
  const comments: ChildNode[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}

/** Items that follow each other are one list, those of deeper levels lists inside of the item before them. */
function joinItems(body: HTMLElement): void {
  let open: { list: HTMLElement; last: HTMLElement }[] = [];
  let before: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>(`p${item}`)) {
    const rule = (paragraph.getAttribute('style') ?? '').split(';').find((one) => one.includes('mso-list'));
    const level = Number(/level(\d)/.exec(rule ?? '')?.[1] ?? 1);
    const kind = kindOf(paragraph.getAttribute(signOf) ?? '');
    if (paragraph.previousElementSibling !== before) open = [];
    open = open.slice(0, level);
    if (open.at(-1) && open.length === level && open.at(-1)!.list.localName !== kind.name) open.pop();
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    if (open.length < level) {
      const list = document.createElement(kind.name);
      if (kind.start > 1) list.setAttribute('start', String(kind.start));
      const parent = open.at(-1);
      if (parent) parent.last.append(list);
      else paragraph.before(list);
      open.push({ list, last: entry });
    }
    const { list } = open.at(-1)!;
    list.append(entry);
    open.at(-1)!.last = entry;
    paragraph.remove();
    before = open[0]!.list;
  }
}

/** `1.`, `b)` and `iv.` count; `·`, `o` and whatever else stands alone do not. */
function kindOf(sign: string): { name: 'ol' | 'ul'; start: number } {
  if (!/^\(?(?:\p{N}+|\p{L}{1,4})[.)-]/u.test(sign)) return { name: 'ul', start: 1 };
  return { name: 'ol', start: Number(/\d+/.exec(sign)?.[0] ?? 1) };
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
