import type { CollectionSlug, GlobalSlug, PayloadRequest, TypedUser } from 'payload';
import { StaffError } from '../../platform/staff/staff-error.ts';
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

async function isAllowed(req: PayloadRequest, target: Target, right: 'read' | 'update'): Promise<boolean> {
  const { access } =
    'global' in target
      ? req.payload.config.globals.find(({ slug }) => slug === (target.global as GlobalSlug))!
      : req.payload.collections[target.collection as CollectionSlug].config;
  return Boolean(await access[right]({ req: req as PayloadRequest & { user: TypedUser } }));
}
