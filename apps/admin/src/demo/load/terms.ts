import type { Company } from './company.ts';
import { create, type Loading } from './loading.ts';

/** Both languages of a term stand in one row. */
export async function loadTerms(loading: Loading, { terms }: Company): Promise<void> {
  for (const term of terms) await create(loading, { collection: 'terms', locale: 'en', data: term });
}
