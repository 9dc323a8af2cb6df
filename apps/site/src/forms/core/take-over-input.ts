import type { FormStore } from './form-store.ts';

/** What was typed, chosen and ticked before the page came alive stands in its controls only: the store takes it over. */
export function takeOverInput(form: HTMLFormElement, store: FormStore): void {
  for (const control of form.elements) {
    const { name, type, value, checked } = control as HTMLInputElement;
    const field = store.fields[name];
    if (!field || field.type === 'files' || type === 'hidden') continue;
    if (type === 'radio') {
      if (checked) store.set(name, value);
    } else if (type === 'checkbox') {
      if (checked !== (store.get(name) === true)) store.set(name, checked);
    } else if (value !== store.get(name)) store.set(name, value);
  }
}
