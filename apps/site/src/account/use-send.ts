import { useCallback, useRef, useState } from 'react';
import { type FormStore, type FormValues, type Summary, usePostedForm } from '../forms/index.ts';
import { useLocale } from '../locale/translator.ts';
import type { PostedForm } from '../router/payload.ts';
import { useApi } from '../session/index.ts';
import { type AccountFormName, accountForms, actionName, formFailure, secretFields } from './account-forms.ts';

interface Options {
  name: AccountFormName;
  store: FormStore<never>;
  hidden: Readonly<Record<string, string>>;
  /** What came back of a form that was posted without JavaScript. */
  first: PostedForm | undefined;
  send?: (request: Record<string, unknown>) => Promise<unknown>;
  onDone?: () => void;
}

/** The way of a form from its button to the API's answer; once at a time, however often the button is pressed. */
export function useSend({ name, store, hidden, first, send, onDone }: Options) {
  const locale = useLocale();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [summary, setSummary] = useState<Summary | null>(() => (first ? { ...first } : null));
  const running = useRef(false);
  const saved = useRef<FormValues>(null);

  async function submit(): Promise<void> {
    if (running.current) return;
    const failures = store.validateAll();
    setSummary(failures.length > 0 ? { failures } : null);
    if (failures.length > 0) return;
    running.current = true;
    setBusy(true);
    const { call, request, keepsValues } = accountForms[name];
    const body = request({ ...store.values(), ...hidden });
    try {
      await (send ? send(body) : api.post(call, body));
      if (keepsValues) saved.current = store.values();
      else store.replace({});
      onDone?.();
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function fail(error: unknown): void {
    const failed = formFailure(error, accountForms[name], locale);
    store.setFailures(failed.failures);
    setSummary(failed);
  }

  const unsent = useCallback(() => store.dirty() && store.values() !== saved.current, [store]);
  return { busy, summary, submit, unsent };
}

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
