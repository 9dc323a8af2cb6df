import type { Term } from '@nasaq/translation';
import type { Payload } from 'payload';
import { onChange } from '../../platform/changes/change.ts';
import { queryOn } from '../../platform/database/query.ts';
import { loadTerms } from '../terms/load-terms.ts';

/** Read once for a Payload, and again when what they are read from has changed. */
const names = new Map<Payload, Promise<string[]>>();
const terms = new Map<Payload, Promise<readonly Term[]>>();
onChange(({ type }) => {
  if (type === 'terms' || type === 'all') terms.clear();
  if (type === 'works' || type === 'authors' || type === 'site' || type === 'all') names.clear();
});

/** Names in Latin letters that the content itself calls so: technologies of works, authors. */
export function companyNames(payload: Payload): Promise<string[]> {
  return kept(names, payload, readNames);
}

/** The glossary, the same list as long as it is the same: what is made of it is made once. */
export function companyTerms(payload: Payload): Promise<readonly Term[]> {
  return kept(terms, payload, loadTerms);
}

function kept<Of>(known: Map<Payload, Promise<Of>>, payload: Payload, read: (payload: Payload) => Promise<Of>) {
  const reading = known.get(payload) ?? read(payload);
  known.set(payload, reading);
  reading.catch(() => known.delete(payload));
  return reading;
}

async function readNames(payload: Payload): Promise<string[]> {
  const rows = await queryOn(payload)<{ name: string | null }>(
    `SELECT text AS name FROM works_technologies
     UNION SELECT name FROM authors_locales WHERE _locale = 'en'
     UNION SELECT name FROM site_locales WHERE _locale = 'en'`,
  );
  const words = rows.flatMap(({ name }) => (name ?? '').split(/[\s,/()]+/u));
  return [...new Set(words.filter((word) => /\p{Script=Latin}/u.test(word)))].toSorted();
}
