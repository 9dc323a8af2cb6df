/** Forms, and fields that stand alone. */
const touched = new Set<Element>();
/** Forms that know it better than their events: a refused one is still unsent, a restored draft was typed earlier. */
const forms = new Set<() => boolean>();

/** Notes where a reader has written, so that no automatic reload throws that away. */
export function watchUnsentInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) touched.add((target as Partial<HTMLInputElement>).form ?? target);
  });
  for (const event of ['submit', 'reset'] as const) {
    document.addEventListener(event, ({ target }) => touched.delete(target as Element));
  }
}

/** Asks a form for as long as it is in the page; returns what ends that. */
export function keepWhileUnsent(isUnsent: () => boolean): () => void {
  forms.add(isUnsent);
  return () => forms.delete(isUnsent);
}

/** A field that stands alone holds nothing once it is emptied; what has left the page is gone either way. */
export function holdsUnsentInput(): boolean {
  if ([...forms].some((isUnsent) => isUnsent())) return true;
  return [...touched].some((element) => element.isConnected && (element as Partial<HTMLInputElement>).value !== '');
}
