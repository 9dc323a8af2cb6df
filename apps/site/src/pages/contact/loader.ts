import { loadFormNotes } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const [notes, { place }] = await Promise.all([loadFormNotes(api, locale), api.get('about')]);
  // The first picture is the map.
  return { ...notes, place: place.slice(0, 1) };
}
