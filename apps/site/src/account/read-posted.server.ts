import { readForm } from '../forms/posting/read-form.server.ts';
import type { PostedForm } from '../router/posted-form.ts';
import { actionName, secretFields, type AccountFormName } from './account-forms.ts';

/** A few lines of text. */
const maxBytes = 64 * 1024;

export interface Posted {
  name: AccountFormName;
  values: Record<string, string>;
  /** Those that may stand in a page again. */
  shown: Record<string, string>;
  problem?: PostedForm['problem'];
}

/** A form of sign-in or account as a browser without JavaScript posts it. */
export async function readPosted(
  request: Request,
  names: readonly [AccountFormName, ...AccountFormName[]],
): Promise<Posted> {
  const { fields, problem } = await readForm(request, maxBytes, ({ stream }) => stream.resume());
  const values = Object.fromEntries([...fields].map(([field, [value]]) => [field, value!]));
  const name = names.find((known) => known === values[actionName]) ?? names[0];
  const shown = Object.fromEntries(Object.entries(values).filter(([field]) => !secretFields.has(field)));
  return { name, values, shown: { ...shown, [actionName]: name }, problem };
}
