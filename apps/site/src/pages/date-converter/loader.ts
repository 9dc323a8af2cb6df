import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ locale }: PageContext) {
  const t = await loadT(locale, ['date_converter']);
  return { head: { description: t('date_converter.description') } };
}
