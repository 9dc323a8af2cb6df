import { loadFormNotes } from '../../features/forms/load-form-notes.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  return loadFormNotes(api, locale);
}
