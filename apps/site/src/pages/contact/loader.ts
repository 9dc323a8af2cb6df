import type { Picture } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const [t, notes, place, plan] = await Promise.all([
    loadT(locale, ['contact']),
    loadFormNotes(api, locale),
    loadMap(api),
    loadPlan(api, 'contacts'),
  ]);
  return { head: { description: t('contact.lead') }, ...notes, ...plan, place };
}

/** The first picture of the place is the map. The form is there without it, too. */
async function loadMap(api: Api): Promise<Picture[]> {
  try {
    const { place } = await api.get('about');
    return place.slice(0, 1);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
