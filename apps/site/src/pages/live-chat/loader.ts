import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ locale }: PageContext) {
  const t = await loadT(locale, ['live_chat']);
  return { head: { description: t('live_chat.description') } };
}
