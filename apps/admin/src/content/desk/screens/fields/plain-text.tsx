'use client';

import { storableText } from '@nasaq/contract';
import { type ComponentProps, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props extends Omit<ComponentProps<'textarea'>, 'defaultValue' | 'onChange' | 'onInput' | 'ref' | 'value'> {
  as: 'input' | 'textarea';
  /** One line of text: breaks become spaces. */
  isLine?: boolean;
  onText: (text: string) => void;
  text: string;
}

/**
 * A field whose text belongs to the browser while somebody writes in it: React would write it anew with every key, and the
 * browser, to which that is a change by somebody else, would undo letter by letter. What comes from elsewhere replaces
 * only the part that differs, so that the caret stays where it was, and in a way that the browser can undo, too: one that
 * does not know of a change puts former letters amid the new ones.
 */
export function PlainText({ as: Line, isLine = false, onText, text, ...props }: Props) {
  const field = useRef<Field>(null);
  const tell = useEffectEvent(onText);
  const isReplacing = useRef(false);
  /** Somebody has typed in this very element, so that its browser has something to undo there. */
  const isTyped = useRef(false);
  const [element, renew] = useState(0);
  /** Of the element before it. */
  const caret = useRef<[start: number | null, end: number | null] | null>(null);

  useLayoutEffect(() => {
    const control = field.current!;
    const typed = () => {
      if (isReplacing.current) return;
      isTyped.current = true;
      const text = storableText(control.value);
      // Nobody sees it; left in, it would come back with every key.
      if (text !== control.value) setPart(control, differing(control.value, text));
      tell(isLine ? text.replaceAll('\n', ' ') : text);
    };
    control.addEventListener('input', typed);
    return () => control.removeEventListener('input', typed);
  }, [element, isLine]);

  useLayoutEffect(() => {
    const control = field.current!;
    if (control.value === text) return;
    const part = differing(control.value, text);
    if (document.activeElement === control) {
      isReplacing.current = true;
      typePart(control, part);
      isReplacing.current = false;
    }
    if (control.value === text) return;
    setPart(control, part);
    // Undone by a browser that knows nothing of it, both texts would stand there: another element has no past.
    if (isTyped.current && document.activeElement !== control) {
      caret.current = [control.selectionStart, control.selectionEnd];
      renew((count) => count + 1);
    } else if (caret.current) {
      control.setSelectionRange(...caret.current);
      caret.current = null;
    }
    isTyped.current = false;
  }, [element, text]);

  if (Line === 'input')
    return <input {...(props as ComponentProps<'input'>)} key={element} ref={field as RefObject<HTMLInputElement>} />;
  return <textarea {...props} key={element} ref={field as RefObject<HTMLTextAreaElement>} />;
}

/** What of a text becomes something else, by its letters. */
interface Part {
  start: number;
  end: number;
  becomes: string;
}

function differing(value: string, text: string): Part {
  const most = Math.min(value.length, text.length);
  let start = 0;
  while (start < most && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  return { start, end: value.length - end, becomes: text.slice(start, text.length - end) };
}

/** As by keys, so that it can be undone by one; the caret stays between the words where it was. */
function typePart(field: Field, { becomes, end, start }: Part): void {
  const { selectionDirection, selectionEnd, selectionStart } = field;
  field.setSelectionRange(start, end);
  // The only way into a browser's own undo.
  if (becomes === '') document.execCommand('delete');
  else document.execCommand('insertText', false, becomes);
  const moved = (at: number | null) => {
    if (at === null || at <= start) return at;
    return at <= end ? start + becomes.length : at + becomes.length - (end - start);
  };
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection ?? 'none');
}

/** Unknown to the browser's undo. */
function setPart(field: Field, { becomes, end, start }: Part): void {
  const { selectionEnd, selectionStart } = field;
  field.setRangeText(becomes, start, end, 'preserve');
  // A caret amid what was replaced would have become a selection of it all: the next key would delete it.
  if (selectionStart === selectionEnd && field.selectionEnd !== null)
    field.setSelectionRange(field.selectionEnd, field.selectionEnd);
}
