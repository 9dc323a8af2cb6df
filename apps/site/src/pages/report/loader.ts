import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** `?page=` and `?error=` come from the error screen. */
export async function loader({ api, locale, query }: PageContext) {
  const [t, notes, plan] = await Promise.all([
    loadT(locale, ['report']),
    loadFormNotes(api, locale),
    loadPlan(api, 'reports'),
  ]);
  return {
    head: { description: t('report.lead') },
    ...notes,
    ...plan,
    page: (query.get('page') ?? '').slice(0, 500),
    error: (query.get('error') ?? '').slice(0, 80),
  };
}
