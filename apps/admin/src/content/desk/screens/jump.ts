import type { Place } from '@nasaq/translation';
import type { TextRange } from '@nasaq/translation/checks';
import { useCallback } from 'react';
import { type DeskTools, useDesk } from './desk-context.ts';
import { placeKey } from './desk-focus.ts';
import { type Leading, placeOfFinding } from './place-of-finding.ts';
import { type BoxOf, reveal } from './reveal.ts';

/** Leads to what a finding is about: into its field, with the words chosen. */
export function useJump(): (finding: Leading) => void {
  const { goTo, store } = useDesk();
  return useCallback(
    (finding) => {
      store.settle();
      const { docs, record } = store.current();
      const { range, ...place } = placeOfFinding(finding, docs, record.source);
      goInto(goTo, place, range);
    },
    [goTo, store],
  );
}

/** Leads into a field, to a part of its words. */
export function goInto(goTo: DeskTools['goTo'], place: Place, range?: TextRange): void {
  goTo(place);
  if (range) whenDrawn(place, (control) => reveal(choose(control, range), control));
}

/** Leads into a field of a desk that was just opened: what is still drawn and found above it moves it for a while. */
export function goIntoOpened(goTo: DeskTools['goTo'], place: Place): void {
  goTo(place);
  whenDrawn(place, (control) => {
    const field = control.closest('.desk-field') ?? control;
    const boxOf = () => (field.isConnected ? field : control).getBoundingClientRect();
    reveal(boxOf, control, opening);
  });
}

/** In frames: checks, pictures and what is offered come some seconds after the desk. */
const opening = 240;
/** A field that was folded or filtered away is drawn first: so many frames at most. */
const drawing = 40;

function whenDrawn(place: Place, lead: (control: HTMLElement) => void, left = drawing): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const control = controlAt(place);
      if (control) lead(control);
      else if (left > 0) whenDrawn(place, lead, left - 1);
    }),
  );
}

export function controlAt(place: Place): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place))}"]`);
}

/** @returns where the words stand in the window */
function choose(control: HTMLElement, range: TextRange): BoxOf {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
    const line = lineOf(control.value, range.paragraph);
    const at = (letters: number) => line!.index + Math.min(letters, line!.text.length);
    if (line) control.setSelectionRange(at(range.from), at(range.to));
    return boxOfSelected(control);
  }
  const block = blocksOf(control)[range.paragraph];
  // In a part the words stand among its tools.
  const isPart = block?.matches('[data-lines], [data-note]');
  const [from, to] = block && !isPart ? [pointIn(block, range.from), pointIn(block, range.to)] : [];
  if (!block || !from || !to) return () => (block ?? control).getBoundingClientRect();
  getSelection()?.setBaseAndExtent(...from, ...to);
  return () => {
    const chosen = document.createRange();
    if (!block.isConnected || !from[0].isConnected || !to[0].isConnected) return null;
    chosen.setStart(...from);
    chosen.setEnd(...to);
    const box = chosen.getBoundingClientRect();
    // An empty one has no place in a paragraph without words.
    return box.height > 0 ? box : block.getBoundingClientRect();
  };
}

/** Browsers do not tell where letters of a field stand: a copy of it does, once for as long as they do not change. */
function boxOfSelected(field: HTMLInputElement | HTMLTextAreaElement): BoxOf {
  if (field instanceof HTMLInputElement || field.scrollHeight < innerHeight / 3)
    return () => field.getBoundingClientRect();
  const { selectionEnd: end, selectionStart: start, value } = field;
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copied) copy.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', inlineSize: `${field.offsetWidth}px` });
  const words = document.createElement('span');
  // Without a letter it would stand in no line.
  words.textContent = value.slice(start, end) || '\u200B';
  copy.append(value.slice(0, start), words, value.slice(end));
  field.after(copy);
  const { height, top } = words.getBoundingClientRect();
  const below = top - copy.getBoundingClientRect().top;
  copy.remove();
  // One that scrolls by itself shows them, too.
  field.scrollTop = Math.max(0, below - field.clientHeight / 3);
  return () => {
    const box = field.getBoundingClientRect();
    return new DOMRect(box.x, box.y + below - field.scrollTop, box.width, height);
  };
}

/** All that decides where lines end. */
const copied = [
  'box-sizing',
  'border',
  'direction',
  'font',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'padding',
  'tab-size',
  'text-indent',
  'unicode-bidi',
  'white-space',
  'word-break',
  'word-spacing',
];

/** Lines without words are not counted. */
function lineOf(value: string, paragraph: number): { index: number; text: string } | undefined {
  const lines = [...value.matchAll(/[^\n]+/gu)].map(({ 0: text, index }) => ({ index, text }));
  return lines.filter(({ text }) => text.trim() !== '')[paragraph];
}

/** As the checks count the paragraphs of a rich text: items of lists one by one, a picture for itself. */
export function blocksOf(editor: HTMLElement): HTMLElement[] {
  return [...editor.children].flatMap((child) =>
    child instanceof HTMLUListElement || child instanceof HTMLOListElement
      ? itemsOf(child)
      : withInside(child as HTMLElement),
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].flatMap((item) => {
    const nested = [...item.children].filter((child) => child.matches('ul, ol')) as HTMLElement[];
    const own = nested.length > 0 && nested.every((one) => one.textContent === item.textContent) ? [] : [item];
    return [...(own as HTMLElement[]).flatMap(withInside), ...nested.flatMap(itemsOf)];
  });
}

/** A part stands for all of its lines, a footnote behind the paragraph that calls it. */
function withInside(block: HTMLElement): HTMLElement[] {
  const { lines } = block.dataset;
  if (lines) return Array.from({ length: Number(lines) }, () => block);
  const notes = [...block.querySelectorAll<HTMLElement>('[data-note]')];
  return [block, ...notes.filter((note) => note.closest('li, [data-lexical-editor] > *') === block)];
}

/** Where so many letters of a block end, at most all of them; in one without any, where they would begin. */
function pointIn(block: HTMLElement, letters: number): [Node, number] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof HTMLElement && node.matches(apart) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let left = letters;
  let last: [Node, number] = [block, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A break is a letter, as the checks count them.
    if (node instanceof HTMLBRElement) left = Math.max(0, left - 1);
    if (!(node instanceof Text)) continue;
    last = [node, Math.min(left, node.length)];
    if (left <= node.length) return last;
    left -= node.length;
  }
  return last;
}

/** Its words are no part of the block: a footnote with its tools, the list below an item. */
const apart = '[data-note], ul, ol';
