import type { OpeningHours } from '@nasaq/contract';
import type { Payload } from 'payload';
import { presentSiteData } from '../api/site-data/site-data.ts';
import { onChange } from '../content/change.ts';

let kept: Promise<OpeningHours> | null = null;
onChange(({ type }) => {
  if (type === 'site' || type === 'all') kept = null;
});

/** The company's; kept until the site's data change, because everybody who looks at a chat asks. */
export async function loadOpeningHours(payload: Payload): Promise<OpeningHours> {
  kept ??= presentSiteData({ payload, locale: 'en' }).then(({ openingHours }) => openingHours);
  const loading = kept;
  try {
    return await loading;
  } catch (error) {
    if (kept === loading) kept = null;
    throw error;
  }
}
