import type { Doc } from '../merge.ts';
import { browserStorage, StoredDrafts } from '../../../platform/staff/screens/stored-drafts.ts';

/** What a form had that was not saved: all that it would have sent, with what it was loaded from. */
export interface StoredForm {
  values: Doc | null;
  /** What the file was called that came with it, and which a browser does not keep here. */
  file?: string;
  /** ISO 8601. */
  at: string;
}

/** One for each member that has worked in this tab: it outlives the forms. */
const opened = new Map<number, StoredDrafts<StoredForm>>();

/** The unsaved forms of a member of staff in this browser, by entry and content language. */
export function storedForms(user: number): StoredDrafts<StoredForm> {
  const known = opened.get(user);
  if (known) return known;
  const empty = { values: null, at: '' };
  const forms = new StoredDrafts<StoredForm>({ storage: browserStorage(), name: 'form', user, empty });
  window.addEventListener('storage', ({ key }) => forms.forget(key));
  opened.set(user, forms);
  return forms;
}
