import type { OpeningHours } from '@nasaq/contract';
import type { Payload } from 'payload';
import { presentSiteData } from './resource.ts';
import { onChange } from '../../platform/changes/change.ts';

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
