import { otherLocale } from '@nasaq/contract';
import type { Place } from '@nasaq/translation';
import type { TextRange } from '@nasaq/translation/checks';
import { useCallback } from 'react';
import type { ToldFinding } from '../../checks/told-finding.ts';
import { type DeskTools, useDesk } from './desk-context.ts';
import { placeKey } from './desk-focus.ts';

/** Leads to what a finding is about: into its field, with the words chosen. */
export function useJump(): (finding: Pick<ToldFinding, 'locale' | 'path' | 'range'>) => void {
  const { goTo, store } = useDesk();
  return useCallback(
    ({ locale, path, range }) =>
      goInto(goTo, { path, locale: locale === 'both' ? otherLocale(store.current().record.source) : locale }, range),
    [goTo, store],
  );
}

/** Leads into a field, to a part of its words. */
export function goInto(goTo: DeskTools['goTo'], place: Place, range?: TextRange): void {
  goTo(place);
  // A field that was folded or filtered away is drawn first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const control = controlAt(place);
      if (control && range) choose(control, range);
    }),
  );
}

export function controlAt(place: Place): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place))}"]`);
}

function choose(control: HTMLElement, range: TextRange): void {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
    const line = lineOf(control.value, range.paragraph);
    const at = (letters: number) => line!.index + Math.min(letters, line!.text.length);
    if (line) control.setSelectionRange(at(range.from), at(range.to));
    return;
  }
  const block = blocksOf(control)[range.paragraph];
  // In a part the words stand among its tools.
  const isPart = block?.matches('[data-lines], [data-note]');
  const [from, to] = block && !isPart ? [pointIn(block, range.from), pointIn(block, range.to)] : [];
  if (from && to) getSelection()?.setBaseAndExtent(...from, ...to);
  block?.scrollIntoView({ block: 'nearest' });
}

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
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = letters;
  let last: [Node, number] = [block, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    last = [node, Math.min(left, length)];
    if (left <= length) return last;
    left -= length;
  }
  return last;
}
