import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Doc } from './merge.ts';
import type { Target } from './newest.ts';

/** @throws {StaffError} for strangers, and for members of staff whose role shows them no such documents */
export async function refuseUnlessReader(req: PayloadRequest, target: Target): Promise<void> {
  if (!req.user) throw new StaffError('unauthorized');
  if (!(await isAllowed(req, target, 'read'))) throw new StaffError('forbidden');
}

/** The same for who may not change them. */
export async function refuseUnlessWriter(req: PayloadRequest, target: Target): Promise<void> {
  await refuseUnlessReader(req, target);
  if (!(await mayWrite(req, target))) throw new StaffError('forbidden');
}

export function mayWrite(req: PayloadRequest, target: Target): Promise<boolean> {
  return isAllowed(req, target, 'update');
}

/** What may be done with a document besides, asked as the CMS asks for its own form. */
export async function rightsOf(
  req: PayloadRequest,
  target: Target,
  doc: Doc,
): Promise<{ mayPublish: boolean; mayTrash: boolean; mayDelete: boolean }> {
  const { deletedAt: _, ...kept } = doc;
  const isEntry = 'collection' in target;
  return {
    mayPublish: await isAllowed(req, target, 'update', { ...doc, _status: 'published' }),
    mayTrash: isEntry && (await isAllowed(req, target, 'delete', { ...doc, deletedAt: new Date().toISOString() })),
    mayDelete: isEntry && (await isAllowed(req, target, 'delete', kept)),
  };
}

/** Slugs of the collections and pages that who asks may read, whole or in part. */
export async function readableKinds(req: PayloadRequest): Promise<string[]> {
  const { collections, globals } = req.payload.config;
  // What no screen shows is not what somebody reads; the lists of findings ask here in turn.
  const kinds = [...collections.filter(({ admin }) => admin.hidden !== true), ...globals];
  const readable = await Promise.all(kinds.map(({ access }) => (access as Rules).read?.({ req })));
  return kinds.filter((_, place) => readable[place]).map(({ slug }) => slug);
}

type Right = 'read' | 'update' | 'delete';
type Rules = Partial<Record<Right, (args: { data?: Doc; id?: number; req: PayloadRequest }) => unknown>>;

async function isAllowed(req: PayloadRequest, target: Target, right: Right, data?: Doc): Promise<boolean> {
  const { access } =
    'global' in target
      ? req.payload.config.globals.find(({ slug }) => slug === (target.global as GlobalSlug))!
      : req.payload.collections[target.collection as CollectionSlug].config;
  const of = { req, ...('id' in target && { id: target.id }), ...(data && { data }) };
  return Boolean(await (access as Rules)[right]?.(of));
}
