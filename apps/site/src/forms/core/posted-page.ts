import { usePage } from '../../router/context.tsx';
import type { PostedForm } from '../../router/payload.ts';

// What a page has to do with what is posted from it without scripts. Pages that post something small, and hold no form of
// ours, load this alone (vite.config.ts).

/** The field that people do not see. */
export const trapName = 'homepage';
/** A file that was taken earlier: `StoredUpload` as JSON. */
export const uploadName = (field: string) => `upload:${field}`;
/** Version of the form's plan that the page shows. */
export const versionName = 'form_version';
/** Tokens of files that are to be taken away again: a tick each. */
export const removeName = 'remove_upload';

/** The form as it came back to a browser without JavaScript; `undefined` on an ordinary visit. */
export function usePostedForm(): PostedForm | undefined {
  const { payload } = usePage();
  return payload.kind === 'page' ? payload.form : undefined;
}
