import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const [notes, plan] = await Promise.all([loadFormNotes(api, locale), loadPlan(api, 'feedback')]);
  return { ...notes, ...plan };
}
