'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { Conflict, FormBase } from '../form-base.ts';
import { useSaver } from './use-form.ts';

/** The form has seen their text now: its own one is saved over it with the next save. */
export function useKeepMine(): (conflict: Conflict) => void {
  const saver = useSaver();
  const { setModified } = useForm();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const field = useFormFields(([fields]) => fields.formBase);

  return ({ path, seen }) => {
    const formBase = field?.value as FormBase;
    // Rows that are gone there are gone from the base too.
    const rest = Object.entries(formBase.base).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
    const value: FormBase = {
      ...formBase,
      base: { ...Object.fromEntries(rest), ...seen },
      conflicts: formBase.conflicts.filter((conflict) => conflict.path !== path),
      // Whoever wrote theirs is told.
      over: [...(formBase.over ?? []), path],
    };
    dispatch({ type: 'UPDATE_MANY', formState: { formBase: { ...field, value } } });
    setModified(true);
    saver.decided();
  };
}
