import { contentTypes } from '@nasaq/contract';
import { judgedUnits } from '@nasaq/translation';
import { type Bundle, type BundleEntry, bundleUnit } from '@nasaq/translation/exchange';
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { touched } from '../entry/untouched.ts';
import type { Target } from '../saving/newest.ts';
import type { ExportedEntries, ExportOrder } from './exchange-api.ts';
import { isRefusal, readEntry, targetOf, titleOf } from './entries.ts';

interface Collected {
  bundle: Bundle;
  /** Entries that are translated from the other language. */
  leftOut: number;
}

/** Reads what was ordered, in both languages, as far as who asks may read it. */
export async function collect(req: PayloadRequest, order: ExportOrder): Promise<Collected> {
  const { from, states: wanted, to } = order;
  const targets = await targetsOf(req, order);
  const entries: BundleEntry[] = [];
  let leftOut = 0;
  // One after the other: a whole company at once would hold every connection.
  for (const target of targets) {
    const entry = await readEntry(req, target).catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
    if (!entry) continue;
    const { docs, fields, mark, record, ref } = entry;
    if (record.source !== from) {
      leftOut += 1;
      continue;
    }
    const units = judgedUnits(fields, docs, record)
      .filter(({ states }) => wanted.length === 0 || wanted.some((state) => state === states[to]))
      .flatMap((unit) => bundleUnit(unit, { from, to }) ?? []);
    if (units.some(({ translate }) => translate)) entries.push({ ref, mark, title: titleOf(entry, from), units });
  }
  return { bundle: { from, to, entries }, leftOut };
}

async function targetsOf(req: PayloadRequest, { entries, globals }: ExportOrder): Promise<Target[]> {
  const found: Target[] = [];
  for (const chosen of entries) {
    if (!contentTypes.some((type) => type === chosen.collection)) continue;
    const ids = chosen.ids ?? (await idsOf(req, chosen));
    found.push(...ids.map((id) => ({ collection: chosen.collection, id })));
  }
  return [...found, ...globals.flatMap((slug) => targetOf(`globals/${slug}`) ?? [])];
}

/** All that a list shows, on all of its pages, in its order. */
async function idsOf(req: PayloadRequest, { collection, listed }: ExportedEntries): Promise<number[]> {
  const slug = collection as CollectionSlug;
  const asked = (listed ? req.query : {}) as { search?: unknown; sort?: unknown; where?: Where };
  const where = mergeListSearchAndWhere({
    collectionConfig: req.payload.collections[slug].config,
    search: typeof asked.search === 'string' ? asked.search : '',
    where: combineWhereConstraints([asked.where, touched]),
  });
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    ...(typeof asked.sort === 'string' && { sort: asked.sort }),
    draft: true,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs.map(({ id }) => Number(id));
}
