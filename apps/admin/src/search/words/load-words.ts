import type { Learnt, SearchEffect, SearchRule, Synonyms } from '@nasaq/search';
import type { Term } from '@nasaq/translation';
import type { Payload } from 'payload';
import { loadTerms } from '../../content/index.ts';
import { wordsIn } from './check-words.ts';
import type { NamedEntry, RuleRow } from './rules.ts';
import { synonymsOf } from './synonyms.ts';

const all = { depth: 0, limit: 0, pagination: false, sort: 'id', overrideAccess: true } as const;

/** The words of staff that are not in the trash: those of the glossary, and those that readers use for the same thing. */
export async function loadWords(payload: Payload): Promise<Pick<Learnt, 'meanings' | 'synonyms'>> {
  const [terms, { docs }] = await Promise.all([
    loadTerms(payload),
    payload.find({ collection: 'search-synonyms', ...all, overrideAccess: true, depth: 0 }),
  ]);
  return {
    meanings: terms.map(({ accepted }) => accepted),
    synonyms: [...docs.map(synonymsOf), ...terms.flatMap(forbiddenWordsOf)],
  };
}

/** What texts may not call a term readers do: it leads to the agreed words, and those do not lead back to it. */
function forbiddenWordsOf({ accepted, forbidden }: Term): Synonyms[] {
  return forbidden.en.length + forbidden.ar.length > 0 ? [{ ...forbidden, to: accepted }] : [];
}

/** What staff want of searches. */
export async function loadRules(payload: Payload): Promise<SearchRule[]> {
  const { docs } = await payload.find({ collection: 'search-rules', ...all, overrideAccess: true, depth: 0 });
  return (docs as (RuleRow & { id: number })[]).map((row) => {
    const effect = row.effect as SearchEffect;
    return {
      id: row.id,
      phrases: [...wordsIn(row.english), ...wordsIn(row.arabic)],
      readers: row.readers === 'en' || row.readers === 'ar' ? row.readers : null,
      effect,
      first: effect === 'results' ? (row.first ?? []).map(nameOf) : [],
      never: effect === 'results' ? (row.never ?? []).map(nameOf) : [],
      leadsTo: effect === 'page' ? pageOf(row) : null,
    };
  });
}

function pageOf({ address, entry }: RuleRow): SearchRule['leadsTo'] {
  if (entry) return { entry: nameOf(entry) };
  return address ? { path: address } : null;
}

function nameOf({ relationTo, value }: NamedEntry): string {
  return `${relationTo}:${typeof value === 'object' ? value.id : value}`;
}
