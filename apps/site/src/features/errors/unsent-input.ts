const touched = new Set<HTMLFormElement>();

/** Notes which forms a reader has written into, so that no automatic reload throws that away. */
export function watchUnsentInput(): void {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Partial<HTMLInputElement>).form;
    if (form) touched.add(form);
  });
  for (const event of ['submit', 'reset'] as const) {
    document.addEventListener(event, ({ target }) => touched.delete(target as HTMLFormElement));
  }
}

export function holdsUnsentInput(): boolean {
  return [...touched].some((form) => form.isConnected);
}
