import { contentTypes } from '@nasaq/contract';
import type { Payload } from 'payload';

/** Whether nobody has put anything in: no entry of any kind, the trash included, and no site data. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  // The site data are written once and never deleted: an editor who clears the content does not get the demo back.
  if (await payload.db.findGlobal<{ createdAt?: string | null }>({ slug: 'site' }).then((site) => site?.createdAt))
    return false;
  for (const collection of contentTypes) {
    const { totalDocs } = await payload.count({ collection, trash: true, overrideAccess: true });
    if (totalDocs > 0) return false;
  }
  return true;
}
