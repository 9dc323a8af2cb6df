import type { Fields } from '@nasaq/contract';
import { createContext, use } from 'react';
import type { FormStore } from './form-store.ts';

export interface FormState {
  store: FormStore;
  /** In the page's language. */
  fields: Fields;
  /** While it is sent. */
  busy: boolean;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around a field. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (form === null) throw new Error('A field stands outside a form.');
  return form;
}
