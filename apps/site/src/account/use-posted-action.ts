import { usePostedForm } from '../forms/core/use-posted-form.ts';
import type { PostedForm } from '../router/posted-form.ts';
import { actionName, secretFields, type AccountFormName } from './account-forms.ts';

/**
 * What came back of one of the page's forms, where that one was posted without JavaScript.
 * @param hidden what else tells it from others of its name
 */
export function usePostedAction(
  name: AccountFormName,
  hidden: Readonly<Record<string, string>> = {},
): PostedForm | undefined {
  const posted = usePostedForm();
  const told = Object.entries(hidden).filter(([field]) => !secretFields.has(field));
  const isThis = posted?.values[actionName] === name && told.every(([field, value]) => posted.values[field] === value);
  return isThis ? posted : undefined;
}
