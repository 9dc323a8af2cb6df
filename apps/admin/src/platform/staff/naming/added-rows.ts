/**
 * A row that somebody adds is there to be filled. Payload 3.90 adds it folded where lists begin folded, and leaves the
 * focus on the button below it: it is opened, and its first field gets the focus.
 * @returns what ends it
 */
export function openAddedRows(): () => void {
  let observer: MutationObserver | null = null;
  const stop = () => {
    observer?.disconnect();
    observer = null;
  };
  function noteClick({ isTrusted, target }: Event): void {
    // What is opened below is no click of anybody's.
    if (!isTrusted) return;
    stop();
    const list = (target as Element).closest('.array-field__add-row')?.closest('.array-field');
    if (!list) return;
    const before = rowsOf(list).length;
    let isOpened = false;
    observer = new MutationObserver(() => {
      const row = rowsOf(list)[before];
      // The host has not said yet what it has, and how it begins.
      if (!row || row.querySelector('.shimmer-effect')) return;
      if (!isOpened) row.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click();
      isOpened = true;
      const first = row.querySelector<HTMLElement>(fields);
      if (!first?.checkVisibility()) return;
      stop();
      first.focus();
    });
    observer.observe(list, { attributes: true, childList: true, subtree: true });
  }
  // Before React hears of it: the rows are counted without the new one. Whoever goes on typing elsewhere stays there.
  window.addEventListener('click', noteClick, { capture: true });
  window.addEventListener('input', stop, { capture: true });
  return () => {
    stop();
    window.removeEventListener('click', noteClick, { capture: true });
    window.removeEventListener('input', stop, { capture: true });
  };
}

const fields = ['input', 'textarea', 'select', '[contenteditable="true"]']
  .map((field) => `.collapsible__content ${field}:not([type="hidden"], [disabled], [aria-hidden="true"])`)
  .join(', ');

function rowsOf(list: Element): Element[] {
  return [...(list.querySelector(':scope > .array-field__draggable-rows')?.children ?? [])];
}
