/** As a `ref`: what has just come in the place of what was pressed has the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
