import { loadFormNotes } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  return loadFormNotes(api, locale);
}
