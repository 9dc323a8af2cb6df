import { usePage } from '../../router/context.tsx';
import type { PostedForm } from '../../router/posted-form.ts';

/** The form as it came back to a browser without JavaScript; `undefined` on an ordinary visit. */
export function usePostedForm(): PostedForm | undefined {
  const { payload } = usePage();
  return payload.kind === 'page' ? payload.form : undefined;
}
