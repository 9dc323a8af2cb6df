import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ locale }: PageContext) {
  const t = await loadT(locale, ['text_cleaner']);
  return { head: { description: t('text_cleaner.description') } };
}
