import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** Whether a link has been asked for; whether one was mailed is told to nobody. */
export async function loader({ locale, query }: PageContext) {
  const t = await loadT(locale, ['account']);
  return { head: { title: t('account.forgotten.title') }, sent: query.get('done') === 'forgotten' };
}
