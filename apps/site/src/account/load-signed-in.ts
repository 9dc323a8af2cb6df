import type { Locale } from '@nasaq/contract';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { signedInParts } from './signed-in-parts.tsx';
import { giveSignedInParts } from './signed-in.tsx';

/** Brings what the shell shows to signed-in readers, with its texts: it is not in the first view of the others. */
export async function loadSignedIn(locale: Locale): Promise<void> {
  await loadCatalogue(locale, ['auth']);
  giveSignedInParts(signedInParts);
}
