import type { PayloadRequest } from 'payload';
import { addressPlace, isFixedPage, isReadAt } from '../../content/index.ts';
import { type Item, newestValues } from '../content/item.ts';
import type { Name } from '../content/names.ts';
import type { Company } from '../content/read-items.ts';

interface Coming {
  kind: string;
  name: Name;
  problem: unknown;
  there: Item;
}

/** Redirects that lead nobody on, since a page is read at the address that they begin at. */
export async function findOvertaken(
  req: PayloadRequest,
  rows: readonly Coming[],
  company: Company,
): Promise<ReadonlySet<Name>> {
  const overtaken = new Set<Name>();
  const coming = rows.filter(({ kind, problem }) => kind === 'redirects' && !problem);
  if (coming.length === 0) return overtaken;
  const ends = addressEnds(company);
  for (const { name, there } of coming) {
    const place = addressPlace(String(newestValues(there).from));
    if (mayBeRead(place, ends) && (await isReadAt(req, place))) overtaken.add(name);
  }
  return overtaken;
}

/** The ends of all addresses that somebody has given: of thousands of old ones, few are asked for. */
function addressEnds({ items }: Company): ReadonlySet<string> {
  const ends = new Set<string>();
  for (const { item } of items.values())
    for (const [key, value] of [...Object.entries(item.published?.values ?? {}), ...Object.entries(newestValues(item))])
      if (key.startsWith('slug') && typeof value === 'string') ends.add(value.normalize('NFC'));
  return ends;
}

function mayBeRead(place: string, ends: ReadonlySet<string>): boolean {
  const parts = place.split('/').slice(1);
  return isFixedPage(place) || parts.some((_, at) => ends.has(parts.slice(at).join('/')));
}
