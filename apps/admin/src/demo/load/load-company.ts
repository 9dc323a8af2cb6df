import type { Payload } from 'payload';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { loadCannedReplies } from './canned-replies.ts';
import type { Company } from './company.ts';
import { createEntries, translateEntries } from './entries.ts';
import { loadGlobals } from './globals.ts';
import type { Loading } from './loading.ts';
import { markdownConverter } from './markdown.ts';
import { markDrawings } from './marks.ts';
import { pictureDrawings } from './pictures.ts';
import { portraitDrawings } from './portraits.ts';
import { plannedEntries } from './planned-entries.ts';
import { storePictures, writeDrawings } from './stored-picture.ts';
import { loadSynonyms } from './synonyms.ts';
import { loadTaxonomies } from './taxonomies.ts';
import { loadTerms } from './terms.ts';

/**
 * Writes the whole company in one transaction; a failure or a crash leaves nothing behind but picture files,
 * which the next load overwrites.
 * @returns how many entries there are
 */
export async function loadCompany(payload: Payload, company: Company): Promise<number> {
  // Minutes of drawing, in which nobody has to wait for a transaction.
  const drawings = [...pictureDrawings(company), ...portraitDrawings(company), ...markDrawings(company)];
  const pictures = await writeDrawings(drawings);
  return inTransaction(payload, async ({ transactionID }) => {
    const loading: Loading = { payload, transactionID: (await transactionID)!, ids: new Map() };
    const toLexical = await markdownConverter(payload.config);
    await storePictures(loading, pictures);
    await loadTaxonomies(loading, company);
    const planned = plannedEntries(loading, company, toLexical);
    await createEntries(loading, planned);
    await translateEntries(loading, planned);
    await loadGlobals(loading, company.pages);
    await loadCannedReplies(loading, company);
    await loadTerms(loading, company);
    await loadSynonyms(loading, company);
    return planned.length;
  });
}
