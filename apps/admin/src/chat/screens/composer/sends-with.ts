import type { KeyboardEvent } from 'react';

/** Whether a key ends the writing: Enter, but not while an input method composes, nor on a keyboard made of glass. */
export function sendsWith(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing &&
    !window.matchMedia('(pointer: coarse)').matches
  );
}
