import { contentTypes, locales, type ContentType } from '@nasaq/contract';
import type { Payload, PayloadRequest, Where } from 'payload';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/**
 * A click on `+` makes an entry before anything is written in it: Payload's autosave needs one to save to. Until somebody
 * has changed it (see `recordEditor`), it stands in no list and on no board. It is removed when its desk is left, and where
 * nobody said so, after a week.
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
export async function findUntouched(
  payload: Payload,
  type: ContentType,
  where: Where = {},
  req?: PayloadRequest,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: type,
    draft: true,
    where: { and: [untouched, where] },
    select: {},
    depth: 0,
    overrideAccess: true,
    pagination: false,
    ...(req && { req }),
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
    for (const id of await findUntouched(payload, type, { createdAt: { less_than: before } }))
      removed += Number(await removeIfUntouched(payload, type, id));
  }
  return removed;
}

/**
 * Removes one entry for good, unless somebody has ever written in it. Whoever saves something at the same moment is waited
 * for, and then it stays; who comes later is told that it is gone.
 * @returns whether it was removed
 */
export function removeIfUntouched(payload: Payload, type: ContentType, id: number): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, 'savedEntry', `${type}:${id}`);
    const found = await findUntouched(payload, type, { id: { equals: id } }, req);
    if (found.length === 0) return false;
    // Whoever changed it may be gone since.
    const { totalDocs } = await payload.countVersions({
      collection: type,
      where: { parent: { equals: id } },
      overrideAccess: true,
      req,
    });
    if (totalDocs > 1) return false;
    await payload.delete({ collection: type, id, depth: 0, overrideAccess: true, req });
    return true;
  });
}
