import type { Payload } from 'payload';
import { loadCannedReplies } from './canned-replies.ts';
import type { Company } from './company.ts';
import { createEntries, translateEntries } from './entries.ts';
import { loadGlobals } from './globals.ts';
import type { Loading } from './loading.ts';
import { markdownConverter } from './markdown.ts';
import { loadPictures } from './pictures.ts';
import { plannedEntries } from './planned-entries.ts';
import { loadTaxonomies } from './taxonomies.ts';

/**
 * Writes the whole company in one transaction; a failure or a crash leaves nothing behind but picture files,
 * which the next load overwrites.
 * @returns how many entries there are
 */
export async function loadCompany(payload: Payload, company: Company): Promise<number> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database cannot begin a transaction.');
  const loading: Loading = { payload, transactionID, ids: new Map() };
  try {
    const toLexical = await markdownConverter(payload.config);
    await loadPictures(loading, company);
    await loadTaxonomies(loading, company);
    const planned = plannedEntries(loading, company, toLexical);
    await createEntries(loading, planned);
    await translateEntries(loading, planned);
    await loadGlobals(loading, company.pages);
    await loadCannedReplies(loading, company);
    await payload.db.commitTransaction(transactionID);
    return planned.length;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
