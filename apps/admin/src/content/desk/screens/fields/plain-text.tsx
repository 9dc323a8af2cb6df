'use client';

import { storableText } from '@nasaq/contract';
import { type ComponentProps, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

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
 * only the part that differs, so that the caret stays where it was.
 */
export function PlainText({ as: Line, isLine = false, onText, text, ...props }: Props) {
  const field = useRef<Field>(null);
  const tell = useEffectEvent(onText);

  useLayoutEffect(() => {
    const element = field.current!;
    const typed = () => {
      const text = storableText(element.value);
      // Nobody sees it; left in, it would come back with every key.
      if (text !== element.value) replacePart(element, text);
      tell(isLine ? text.replaceAll('\n', ' ') : text);
    };
    element.addEventListener('input', typed);
    return () => element.removeEventListener('input', typed);
  }, [isLine]);

  useLayoutEffect(() => {
    if (field.current!.value !== text) replacePart(field.current!, text);
  }, [text]);

  if (Line === 'input')
    return <input {...(props as ComponentProps<'input'>)} ref={field as RefObject<HTMLInputElement>} />;
  return <textarea {...props} ref={field as RefObject<HTMLTextAreaElement>} />;
}

function replacePart(field: Field, text: string): void {
  const { selectionEnd, selectionStart, value } = field;
  const most = Math.min(value.length, text.length);
  let start = 0;
  while (start < most && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  field.setRangeText(text.slice(start, text.length - end), start, value.length - end, 'preserve');
  // A caret amid what was replaced would have become a selection of it all: the next key would delete it.
  if (selectionStart === selectionEnd && field.selectionEnd !== null)
    field.setSelectionRange(field.selectionEnd, field.selectionEnd);
}
