import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';

/** `?page=` and `?error=` come from the error screen. */
export async function loader({ api, locale, query }: PageContext) {
  const [notes, plan] = await Promise.all([loadFormNotes(api, locale), loadPlan(api, 'reports')]);
  return {
    ...notes,
    ...plan,
    page: (query.get('page') ?? '').slice(0, 500),
    error: (query.get('error') ?? '').slice(0, 80),
  };
}
