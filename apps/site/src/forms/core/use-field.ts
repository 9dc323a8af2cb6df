import { fieldLabel, type Fields, type FormPlan, type Rule } from '@nasaq/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { useLocale } from '../../locale/translator.ts';
import type { ShownFailure } from '../../router/payload.ts';
import type { FormStore } from './form-store.ts';
import { fieldId, type FormValue } from './form-values.ts';

export interface FieldState<Value extends FormValue = FormValue> {
  id: string;
  name: string;
  label: string;
  value: Value;
  setValue(value: Value): void;
  /** Checks the field now; text fields need not call it, the form listens for blur and change. */
  commit(): void;
  failure: ShownFailure | undefined;
  invalid: boolean;
  /** For `aria-describedby`: the error, and the hint where `hasHint` says that there is one. */
  describedBy: string | undefined;
  hintId: string;
  errorId: string;
  required: boolean;
  disabled: boolean;
}

/** One field of the form around it, as its control and its frame need it. */
export function useField<Value extends FormValue = string>(name: string, hasHint = false): FieldState<Value> {
  const locale = useLocale();
  const { store, fields, busy } = useForm();
  const value = useSyncExternalStore(
    store.subscribe,
    () => store.get(name),
    () => store.get(name),
  ) as Value;
  const failure = useSyncExternalStore(
    store.subscribe,
    () => store.failure(name),
    () => store.failure(name),
  );
  const field = fields[name];
  const isRequired = () => field?.rules.some((rule) => requires(rule, store)) ?? false;
  const required = useSyncExternalStore(store.subscribe, isRequired, isRequired);
  const id = fieldId(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [(hasHint || field?.hint) && hintId, failure && errorId].filter(Boolean).join(' ');
  return {
    id,
    name,
    label: field?.label ?? fieldLabel(name, locale),
    value,
    setValue: (next) => store.set(name, next),
    commit: () => store.commit(name),
    failure,
    invalid: failure !== undefined,
    describedBy: described || undefined,
    hintId,
    errorId,
    required,
    disabled: busy,
  };
}

function requires(rule: Rule, store: FormStore): boolean {
  return rule.rule === 'required' || (rule.rule === 'required_with' && store.get(rule.target) === true);
}

interface FormState {
  store: FormStore;
  /** In the page's language. */
  fields: Fields;
  /** What its owner has made of it; absent where it is as it came. */
  plan?: FormPlan | null | undefined;
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
