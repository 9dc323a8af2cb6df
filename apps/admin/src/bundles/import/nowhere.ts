import type { PayloadRequest } from 'payload';
import { addressPlace, readableAt } from '../../content/index.ts';
import { BundleError } from '../bundle-error.ts';
import { type Item, newestValues } from '../content/item.ts';
import type { Name } from '../content/names.ts';

interface Coming {
  kind: string;
  name: Name;
  differences: readonly { key: string }[];
  problem: unknown;
  there: Item;
}

/** Redirects that would bring readers to where nothing stands, neither here nor by way of others that come with them. */
export async function findNowhere({ payload }: PayloadRequest, rows: readonly Coming[]): Promise<ReadonlySet<Name>> {
  const nowhere = new Set<Name>();
  // One that leads where it has led already stays as it is.
  let coming = rows.filter(
    ({ differences, kind, problem }) => kind === 'redirects' && !problem && differences.some(({ key }) => key === 'to'),
  );
  const known = new Map<string, Promise<boolean>>();
  const stands = (to: string) => {
    if (!known.has(to))
      known.set(
        to,
        readableAt(payload, to).then((found) => found !== null),
      );
    return known.get(to)!;
  };
  for (;;) {
    const places = new Set(coming.map(({ there }) => addressPlace(String(newestValues(there).from))));
    const lost: Coming[] = [];
    for (const row of coming) {
      const { to } = newestValues(row.there);
      if (typeof to === 'string' && !places.has(addressPlace(to)) && !(await stands(to))) lost.push(row);
    }
    if (lost.length === 0) return nowhere;
    // Whatever leads to one of these arrives nowhere, either.
    for (const { name } of lost) nowhere.add(name);
    coming = coming.filter(({ name }) => !nowhere.has(name));
  }
}

/**
 * The report has told of those that lead nowhere with all of the table; what was left out of it may make others.
 * @param rows those whose addresses were written
 */
export async function refuseNowhere(req: PayloadRequest, rows: readonly Coming[]): Promise<void> {
  const [first] = await findNowhere(req, rows);
  const row = rows.find(({ name }) => name === first);
  if (!row) return;
  const { from, to } = newestValues(row.there);
  throw new BundleError('nowhere', { name: String(from), to: String(to) });
}
