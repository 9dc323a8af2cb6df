import { colours, contrast } from '@nasaq/design';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** What the product's own colour has on either of its grounds, cut to a tenth, never rounded up. */
export async function loader({ locale }: PageContext) {
  const t = await loadT(locale, ['tools']);
  const contrasts = (['light', 'dark'] as const).map((ground) => ({
    ground,
    ratio: Math.floor(contrast(colours[ground].voice, colours[ground].ground) * 10) / 10,
  }));
  return { head: { description: t('tools.lead') }, contrasts };
}
