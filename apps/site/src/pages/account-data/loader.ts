import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** Whose it is. */
export async function loader({ locale, session }: PageContext) {
  const t = await loadT(locale, ['account']);
  return { head: { title: t('account.data.title'), noindex: true }, name: session.user!.name };
}
