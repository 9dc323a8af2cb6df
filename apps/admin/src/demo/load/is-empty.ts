import { contentTypes } from '@nasaq/contract';
import type { Payload } from 'payload';
import { queryOn } from '../../platform/database/query.ts';

/** Whether nobody has put anything in: no entry of any kind, the trash included, and no site data. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  // The site data are written once, be it as a draft, and never deleted: an editor who clears the content does not get the demo back.
  const { docs: versions } = await payload.db.findGlobalVersions({ global: 'site', limit: 1, pagination: false });
  if (versions.length > 0) return false;
  // Nor does who has taken it away to begin with a company of their own.
  const [own] = await queryOn(payload)("SELECT 1 FROM payload_kv WHERE key = 'nasaq-start' AND data ? 'own'");
  if (own) return false;
  for (const collection of contentTypes) {
    const { totalDocs } = await payload.count({ collection, trash: true, overrideAccess: true });
    if (totalDocs > 0) return false;
  }
  return true;
}
