import { colours, hex } from '@nasaq/design';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** It begins with the product's own colours. */
export async function loader({ locale }: PageContext) {
  const t = await loadT(locale, ['contrast_checker']);
  return {
    head: { description: t('contrast_checker.description') },
    start: { text: hex(colours.light.voice), ground: hex(colours.light.ground) },
  };
}
