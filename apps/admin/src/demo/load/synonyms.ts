import { namedSynonyms } from '../../search/index.ts';
import type { Company } from './company.ts';
import { type Loading, request } from './loading.ts';

/** Rows as a save would write them, past its checks: there are many, and the tests hold them to the same rules. */
export async function loadSynonyms(loading: Loading, { synonyms }: Company): Promise<void> {
  for (const { ar, en } of synonyms)
    await loading.payload.db.create({
      collection: 'search-synonyms',
      data: namedSynonyms({ direction: 'both', english: en, arabic: ar }),
      req: request(loading),
    });
}
