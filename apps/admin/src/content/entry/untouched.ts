import { contentTypes, locales, type ContentType } from '@nasaq/contract';
import type { Payload, Where } from 'payload';

/**
 * A click on `+` makes an entry before anything is written in it: Payload's autosave needs one to save to. Until somebody
 * has changed it (see `recordEditor`), it stands in no list and on no board, and after a week it is removed.
 */
const signs: Where[] = [
  { updatedBy: { exists: true } },
  // What the product itself has written (the demo company) was changed by nobody.
  ...locales.map((locale): Where => ({ [`title.${locale}`]: { exists: true } })),
];

/** The entries that somebody has written in: what the lists show. */
export const touched: Where = { or: signs };

const untouched: Where = {
  and: signs.map((sign): Where => Object.fromEntries(Object.keys(sign).map((path) => [path, { exists: false }]))),
};

/** By their newest drafts: the row of an entry that was never published stays as it was made. */
export async function findUntouched(payload: Payload, type: ContentType, where: Where = {}): Promise<number[]> {
  const { docs } = await payload.find({
    collection: type,
    draft: true,
    where: { and: [untouched, where] },
    select: {},
    depth: 0,
    overrideAccess: true,
    pagination: false,
  });
  return docs.map(({ id }) => id);
}

/** As long as somebody may leave an empty form open and go on with it. */
const untouchedFor = 7 * 24 * 60 * 60 * 1000;

/** @returns how many were removed for good */
export async function removeUntouched(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - untouchedFor).toISOString();
  let removed = 0;
  for (const type of contentTypes) {
    for (const id of await findUntouched(payload, type, { createdAt: { less_than: before } })) {
      // Whoever changed it may be gone since.
      const { totalDocs } = await payload.countVersions({
        collection: type,
        where: { parent: { equals: id } },
        overrideAccess: true,
      });
      if (totalDocs > 1) continue;
      await payload.delete({ collection: type, id, depth: 0, overrideAccess: true });
      removed += 1;
    }
  }
  return removed;
}
