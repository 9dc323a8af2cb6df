import type { Field } from 'payload';

type Label = Exclude<Extract<Field, { name: string }>['label'], false | undefined>;

/** What fields of a form have in common, on the host and in a browser. */
interface Shown {
  name?: string;
  label?: Label | false;
  fields?: Shown[];
  tabs?: Shown[];
}

/** What a field of a form is called, in whichever of its tabs and rows it stands; `undefined` where there is none. */
export function labelOfField(fields: readonly object[], name: string): Label | undefined {
  for (const field of fields as Shown[]) {
    if (field.name === name) return field.label || name;
    // What stands in a field of its own name is no value of the form's.
    const found = !field.name && labelOfField(field.tabs ?? field.fields ?? [], name);
    if (found) return found;
  }
  return undefined;
}
