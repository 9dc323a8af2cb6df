import type { KeyboardEvent } from 'react';
import { isSearchKey } from './is-search-key.ts';

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

/** The place of the search field, before the first stop. */
export const field = -1;

/**
 * Where a key leads among the results, or whatever else can be chosen.
 * @param at the stop that has the focus; `field` where none has
 * @returns the stop to go to, `field`, or `null` where the key does what it always does
 */
export function nextStop(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at === field ? count - 1 : at - 1;
  if (at === field) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
