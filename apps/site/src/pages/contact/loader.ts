import { loadFormNotes } from '../../features/forms/load-form-notes.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  return loadFormNotes(api, locale);
}
