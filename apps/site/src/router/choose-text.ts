import { keysIn } from '../locale/read-marks.ts';

const told = ['aria-label', 'placeholder', 'alt', 'title'];

/**
 * On the page that staff have opened to change its words: a click on a text leads to it in the admin host, in the window
 * that has opened this one. With Ctrl, Alt or the command key a click does what it does otherwise (docs/words.md).
 */
export function chooseTexts(adminOrigin: string): void {
  document.documentElement.style.cursor = 'help';
  // Who comes back to this tab has written a draft in the other: the page says it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') window.location.reload();
  });
  window.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const key = keyAt(event.target);
      if (key === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      window.open(`${adminOrigin}/admin/words?key=${encodeURIComponent(key)}`, 'nasaq-words');
    },
    true,
  );
}

/** The first text of what was clicked, or of what is next around it. */
export function keyAt(target: EventTarget | null): string | undefined {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
    );
    const attributes = told.flatMap((name) => element.getAttribute(name) ?? []);
    const [key] = keysIn([...texts, ...attributes].join(' '));
    if (key !== undefined) return key;
    // Further out stands something else.
    if (/^(?:section|main|header|footer|form|nav|body)$/i.test(element.tagName)) return undefined;
  }
  return undefined;
}
