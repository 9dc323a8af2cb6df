import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { isRowId } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Doc } from '../saving/merge.ts';
import type { Target } from '../saving/newest.ts';
import { refuseUnlessReader, rightsOf } from '../saving/rights.ts';
import type { Desk } from './desk-api.ts';
import { deskOf, readDesk } from './open-desk.ts';

/** All that the screen of a desk is drawn from, so that nothing is asked for a second time. */
export interface OpenedDocument {
  desk: Desk;
  /** What the CMS's providers know of a document: its id, its name, who made and changed it. */
  data: Doc;
  mayPublish: boolean;
  mayTrash: boolean;
  mayDelete: boolean;
  /** How many versions it has, for the name of their tab. */
  versions: number;
}

/**
 * A document opened at its own address. Nothing of the CMS's form is made for it, whose fields would each be rendered by
 * the server before the desk may be sent.
 * @returns `null` where there is no such document any more, or for who may not read it
 */
export async function openDocument(req: PayloadRequest, target: Target): Promise<OpenedDocument | null> {
  if ('collection' in target && !isRowId(target.id)) return null;
  try {
    await refuseUnlessReader(req, target);
    const [reading, versions] = await Promise.all([readDesk(req, target), countVersions(req, target)]);
    const { newest } = reading;
    const rights = await rightsOf(req, target, newest);
    return { desk: await deskOf(req, target, reading), data: factsOf(newest), versions, ...rights };
  } catch (error) {
    if (error instanceof StaffError) return null;
    throw error;
  }
}

function factsOf({ createdAt, createdBy, id, updatedAt, updatedBy }: Doc): Doc {
  return { createdAt, createdBy, id, updatedAt, updatedBy };
}

/** As the CMS counts them: without the copies that it keeps beside a publication of one language. */
async function countVersions({ payload }: PayloadRequest, target: Target): Promise<number> {
  const kept = { snapshot: { not_equals: true } };
  const { totalDocs } =
    'global' in target
      ? await payload.countGlobalVersions({ global: target.global as GlobalSlug, overrideAccess: true, where: kept })
      : await payload.countVersions({
          collection: target.collection as CollectionSlug,
          overrideAccess: true,
          where: { and: [{ parent: { equals: target.id } }, kept] },
        });
  return totalDocs;
}
