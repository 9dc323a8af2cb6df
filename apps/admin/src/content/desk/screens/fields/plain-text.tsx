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
export function PlainText(props: Props) {
  const [element, setElement] = useState<{ count: number; caret: Caret | null }>({ count: 0, caret: null });
  const renew = (caret: Caret) => setElement(({ count }) => ({ count: count + 1, caret }));
  return <Control {...props} caret={element.caret} key={element.count} onRenew={renew} />;
}

type Caret = [start: number | null, end: number | null];

interface ControlProps extends Props {
  /** Of the element before this one. */
  caret: Caret | null;
  onRenew: (caret: Caret) => void;
}

function Control({ as: Line, caret, isLine = false, onRenew, onText, text, ...props }: ControlProps) {
  const field = useRef<Field>(null);
  const tell = useEffectEvent(onText);
  const isReplacing = useRef(false);
  /** Somebody has typed in this very element, so that its browser has something to undo there. */
  const isTyped = useRef(false);

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
  }, [isLine]);

  const show = useEffectEvent((text: string) => {
    const control = field.current!;
    const isHere = document.activeElement === control;
    if (control.value !== text && isHere) {
      isReplacing.current = true;
      typePart(control, differing(control.value, text));
      isReplacing.current = false;
      isTyped.current = true;
    }
    if (control.value === text) return;
    setPart(control, differing(control.value, text));
    // Undone by a browser that knows nothing of it, both texts would stand there: another element has no past.
    if (isTyped.current && !isHere) onRenew([control.selectionStart, control.selectionEnd]);
  });

  useLayoutEffect(() => show(text), [text]);

  const stand = useEffectEvent(() => caret && field.current!.setSelectionRange(...caret));
  useLayoutEffect(() => void stand(), []);

  if (Line === 'input')
    return <input {...(props as ComponentProps<'input'>)} ref={field as RefObject<HTMLInputElement>} />;
  return <textarea {...props} ref={field as RefObject<HTMLTextAreaElement>} />;
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
