import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { useHostState } from './use-form.ts';

/**
 * What was refused of a publication stays marked as long as it is wrong, and no longer. Payload's form forgets with the
 * next save of a draft that anything was refused: nothing is judged any more, and tabs keep the number that they had.
 * @returns to be called when a draft was saved: asks the host for what is still wrong
 */
export function useJudgedAnew(): { isRefused: () => boolean; judge: () => Promise<void> } {
  const { formRef, getFields, setSubmitted } = useForm();
  const hostState = useHostState();
  const [fields, dispatch] = useAllFormFields();
  const submitted = useFormSubmitted();
  const asked = useRef(0);
  const judged = useRef(false);

  useEffect(() => {
    if (!submitted) {
      judged.current = false;
      asked.current += 1;
    }
    formRef.current?.toggleAttribute('data-refused', submitted);
  }, [formRef, submitted]);

  // The host says nothing of what stands within a part that is not shown any more.
  useEffect(() => {
    for (const path of wrongWithinHidden(fields)) dispatch({ type: 'UPDATE', path, valid: true });
  }, [dispatch, fields]);

  async function judge(): Promise<void> {
    judged.current = true;
    setSubmitted(true);
    const call = (asked.current += 1);
    const state = await hostState({
      formState: deepCopyObjectSimpleWithoutReactComponents(getFields() as never, { excludeFiles: true }) as FormState,
      operation: 'update',
      renderAllFields: false,
      skipValidation: false,
    });
    // Somebody has published since, or saved again.
    if (!state || call !== asked.current) return;
    dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: getFields() }, serverState: state });
  }

  // What a save has stored since is not refused by it.
  return { isRefused: () => submitted && !judged.current, judge };
}

function wrongWithinHidden(state: FormState): string[] {
  const hidden = Object.keys(state).filter((path) => state[path]!.passesCondition === false);
  if (hidden.length === 0) return [];
  return Object.keys(state).filter(
    (path) => state[path]!.valid === false && hidden.some((parent) => path === parent || path.startsWith(`${parent}.`)),
  );
}
