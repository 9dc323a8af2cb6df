/** Forms, and fields that stand alone. */
const touched = new Set<Element>();

/** Notes where a reader has written, so that no automatic reload throws that away. */
export function watchUnsentInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) touched.add((target as Partial<HTMLInputElement>).form ?? target);
  });
  for (const event of ['submit', 'reset'] as const) {
    document.addEventListener(event, ({ target }) => touched.delete(target as Element));
  }
}

/** A field that stands alone holds nothing once it is emptied; what has left the page is gone either way. */
export function holdsUnsentInput(): boolean {
  return [...touched].some((element) => element.isConnected && (element as Partial<HTMLInputElement>).value !== '');
}
