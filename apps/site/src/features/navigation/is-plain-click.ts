import type { MouseEvent } from 'react';

/** Whether a click on a link follows it here: not into a new tab or window, not to be saved, and nobody has taken it. */
export function isPlainClick(event: MouseEvent<Element>): boolean {
  return (
    !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
