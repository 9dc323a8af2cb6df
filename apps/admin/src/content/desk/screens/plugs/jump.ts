import { otherLocale } from '@nasaq/contract';
import type { TextRange } from '@nasaq/translation/checks';
import { useCallback } from 'react';
import type { ToldFinding } from '../../../checks/told-finding.ts';
import { useDesk } from '../desk-context.ts';
import { placeKey } from '../desk-focus.ts';

/** Leads to what a finding is about: into its field, with the words chosen. */
export function useJump(): (finding: Pick<ToldFinding, 'locale' | 'path' | 'range'>) => void {
  const { goTo, store } = useDesk();
  return useCallback(
    ({ locale, path, range }) => {
      const place = { path, locale: locale === 'both' ? otherLocale(store.current().record.source) : locale };
      goTo(place);
      // A field that was folded or filtered away is drawn first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const control = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place))}"]`);
          if (control && range) choose(control, range);
        }),
      );
    },
    [goTo, store],
  );
}

function choose(control: HTMLElement, range: TextRange): void {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
    const start = startOfLine(control.value, range.paragraph);
    if (start !== null) control.setSelectionRange(start + range.from, start + range.to);
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
function startOfLine(text: string, paragraph: number): number | null {
  const lines = [...text.matchAll(/[^\n]+/gu)].filter(([line]) => line.trim() !== '');
  return lines[paragraph]?.index ?? null;
}

/** As the checks count the paragraphs of a rich text: items of lists one by one, a picture for itself. */
function blocksOf(editor: HTMLElement): HTMLElement[] {
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

/** Where so many letters of a block end. */
function pointIn(block: HTMLElement, letters: number): [Node, number] | null {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = letters;
  let last: [Node, number] | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    last = [node, Math.min(left, length)];
    if (left <= length) return last;
    left -= length;
  }
  return last;
}
