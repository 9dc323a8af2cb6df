import type { Place } from '@nasaq/translation';
import { useEffect, useState } from 'react';
import { blocksOf, controlAt } from '../jump.ts';

/** Where the keys stand in a text: in which of its paragraphs, as `paragraphsOf` counts them, and between which words. */
export interface Caret {
  paragraph: number;
  before: string;
  after: string;
}

/** `null` where the keys are in no paragraph of the control. */
export function caretIn(control: HTMLElement): Caret | null {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
    const { selectionEnd, value } = control;
    const at = selectionEnd ?? value.length;
    const lines = value.slice(0, at).split('\n');
    const paragraph = lines.slice(0, -1).filter((line) => line.trim() !== '').length;
    return { paragraph, before: lines.at(-1)!, after: value.slice(at).split('\n', 1)[0]! };
  }
  const { focusNode: node, focusOffset: offset = 0 } = getSelection() ?? {};
  if (!node || !control.contains(node)) return null;
  const blocks = blocksOf(control);
  const paragraph = blocks.findLastIndex((block) => block.contains(node));
  if (paragraph < 0) return null;
  const range = document.createRange();
  range.selectNodeContents(blocks[paragraph]!);
  range.setEnd(node, offset);
  const before = range.toString();
  return { paragraph, before, after: blocks[paragraph]!.textContent.slice(before.length) };
}

/** After the last move of the caret, in milliseconds: nobody waits for it while typing. */
const settling = 150;

/** The caret of a field a moment after it has come to stand; the last one, while the keys are in what is offered for it. */
export function useCaret({ locale, path }: Place): Caret | null {
  const [caret, setCaret] = useState<Caret | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const control = controlAt({ locale, path });
      const now = control?.contains(document.activeElement) ? caretIn(control) : null;
      if (now) setCaret((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(read, settling);
    };
    settle();
    document.addEventListener('selectionchange', settle);
    document.addEventListener('input', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', settle);
      document.removeEventListener('input', settle);
    };
  }, [locale, path]);
  return caret;
}
