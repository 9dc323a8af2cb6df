import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const [t, notes, plan] = await Promise.all([
    loadT(locale, ['feedback']),
    loadFormNotes(api, locale),
    loadPlan(api, 'feedback'),
  ]);
  return { head: { description: t('feedback.lead') }, ...notes, ...plan };
}
