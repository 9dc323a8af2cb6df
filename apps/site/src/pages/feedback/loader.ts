import { loadFormNotes } from '../../forms/core/form-notes.tsx';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  return loadFormNotes(api, locale);
}
