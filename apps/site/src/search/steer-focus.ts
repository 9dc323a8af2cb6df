import type { KeyboardEvent } from 'react';
import { isSearchKey } from './is-search-key.ts';
import { nextStop } from './next-stop.ts';

/**
 * Keys in the overlay. The focus itself moves, so that every screen reader says where it is and links stay links;
 * whatever is typed elsewhere goes into the field. Elements with `data-stop` are what the arrow keys lead to.
 */
export function steerFocus(event: KeyboardEvent<HTMLElement>): void {
  const input = event.currentTarget.querySelector('input[type="search"]') as HTMLInputElement;
  const inField = event.target === input;
  const command = event.ctrlKey || event.metaKey;
  if (isSearchKey(event) && (command || !inField)) {
    event.preventDefault();
    input.select();
    return;
  }
  if (command || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;

  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const next = nextStop(event.key, stops.indexOf(event.target as HTMLElement), stops.length);
  if (next !== null) {
    event.preventDefault();
    (stops[next] ?? input).focus();
  } else if (!inField && isText(event.key)) {
    input.focus();
  }
}

/** A letter, or the key that takes one back; the space presses buttons. */
function isText(key: string): boolean {
  return key === 'Backspace' || (key !== ' ' && [...key].length === 1);
}
