import { loadFormNotes } from '../../forms/core/load-form-notes.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  return loadFormNotes(api, locale);
}
