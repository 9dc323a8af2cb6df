import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ locale }: PageContext) {
  const t = await loadT(locale, ['word_counter']);
  return { head: { description: t('word_counter.description') } };
}
