import type { PayloadRequest } from 'payload';
import { addressPlace, circleAt, followChain, wayInWords } from '../../content/index.ts';
import { BundleError } from '../bundle-error.ts';
import type { Values } from '../content/flat.ts';
import { type Item, newestValues } from '../content/item.ts';
import type { Name } from '../content/names.ts';
import type { Company, Read } from '../content/read-items.ts';
import { type Base, mergeAll } from '../merge/merge-item.ts';

interface Coming {
  name: Name;
  kind: string;
  here: Read | null;
  there: Item;
  base: Base | null;
  problem: object | null;
}

/** Of redirects that would come back to where they begin, by way of those that are here and of those that come with them: the way. */
export async function findCircles(rows: readonly Coming[], { items }: Company): Promise<ReadonlyMap<Name, string>> {
  const coming = rows.filter(({ kind, problem }) => kind === 'redirects' && !problem);
  const names = new Set(coming.map(({ name }) => name));
  const targets = new Map<string, string>();
  const lead = ({ from, to }: Values) => {
    if (typeof from === 'string' && typeof to === 'string') targets.set(addressPlace(from), to);
  };
  for (const { item, kind } of items.values())
    if (kind === 'redirects' && !names.has(item.name)) lead(newestValues(item));
  const circles = new Map<Name, string>();
  for (const { base, here, name, there } of coming) {
    const { newest } = mergeAll({ here: here?.item ?? { name }, there, base });
    lead(newest);
    const { circle, way } = await followChain(String(newest.from), (place) => targets.get(place));
    if (circle === null) continue;
    circles.set(name, wayInWords(way));
    // It stays as it is.
    targets.delete(addressPlace(String(newest.from)));
    if (here) lead(newestValues(here.item));
  }
  return circles;
}

/** The report has told of those that all of it would make; what was left out of it may make others. */
export async function refuseCircles(
  req: PayloadRequest,
  rows: readonly Coming[],
  taken: readonly Name[],
): Promise<void> {
  const names = new Set(taken);
  const froms = rows.flatMap(({ here, kind, name, there }) =>
    kind === 'redirects' && names.has(name) ? [String(newestValues(here?.item ?? there).from)] : [],
  );
  if (froms.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { in: froms } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  for (const { from, id, to } of docs) {
    const way = await circleAt(req, { id, from, to });
    if (way) throw new BundleError('circle', { name: from, way: wayInWords(way) });
  }
}
