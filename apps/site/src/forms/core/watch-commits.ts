import { cleanList } from '@nasaq/contract';
import type { FormStore } from './form-store.ts';

/**
 * Calls back with the name of each field that the reader leaves, or whose change is complete: the moments at which it
 * is checked. One set of listeners serves all fields.
 */
export function watchCommits(form: HTMLFormElement, commit: (name: string) => unknown): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let pressed = false;
  const left = new Set<string>();

  const settle = (name: string) => (pressed ? left.add(name) : commit(name));
  // A message that comes or goes between press and release would move the button away from under the pointer.
  const release = () => {
    pressed = false;
    setTimeout(() => {
      for (const name of left) commit(name);
      left.clear();
    });
  };

  document.addEventListener('pointerdown', () => (pressed = true), { ...options, capture: true });
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  // At the window: a list's new choice is stored by React's own listener, which stands at the document.
  window.addEventListener(
    'change',
    ({ target }) => form.contains(target as Node) && settle((target as HTMLInputElement).name),
    options,
  );
  form.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const { name } = target as HTMLInputElement;
      // Within a group of radios, and between the parts of a field, nothing has been left yet.
      if (!name || name === (relatedTarget as Partial<HTMLInputElement> | null)?.name) return;
      settle(name);
    },
    options,
  );
  return () => stop.abort();
}

/** What was typed, chosen and ticked before the page came alive stands in its controls only: the store takes it over. */
export function takeOverInput(form: HTMLFormElement, store: FormStore): void {
  for (const control of form.elements) {
    const { name, type, value, checked } = control as HTMLInputElement;
    const field = store.fields[name];
    if (!field || field.type === 'files' || type === 'hidden') continue;
    if (type === 'radio') {
      if (checked) store.set(name, value);
    } else if (type === 'checkbox' && field.type === 'list') {
      const chosen = cleanList(store.get(name)).filter((each) => each !== value);
      const all = checked ? [...chosen, value] : chosen;
      if (checked !== cleanList(store.get(name)).includes(value)) store.set(name, all.join('\n'));
    } else if (type === 'checkbox') {
      if (checked !== (store.get(name) === true)) store.set(name, checked);
    } else if (value !== store.get(name)) store.set(name, value);
  }
}
