import { contentTypes } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import type { Target } from '../saving/newest.ts';
import { pageGlobals, type Previewed } from '../entry/previewed.ts';
import { isPage, type Subject } from './addresses.ts';

export type { Subject };

export function subjectOf(target: Target): Subject {
  return 'global' in target
    ? { kind: target.global as Previewed, id: 0 }
    : { kind: target.collection as Previewed, id: target.id };
}

export function targetOf({ id, kind }: Subject): Target {
  return isPage(kind) ? { global: kind } : { collection: kind, id };
}

/** As calls name it. */
export const subjectShape = {
  kind: z.enum([...contentTypes, ...pageGlobals]),
  id: z.coerce.number().int().min(0).max(2_147_483_647),
};

/** The collection or global behind it. */
export function configOf({ payload }: Pick<PayloadRequest, 'payload'>, { kind }: Pick<Subject, 'kind'>) {
  return isPage(kind)
    ? payload.config.globals.find(({ slug }) => slug === (kind as GlobalSlug))!
    : payload.collections[kind as CollectionSlug].config;
}

/** Whether a member of staff may read its drafts, or write in them: who may not, reviews nothing either. */
export async function isAllowed(
  req: PayloadRequest,
  subject: Pick<Subject, 'kind'>,
  right: 'read' | 'update',
  user: TypedUser | null = req.user,
): Promise<boolean> {
  const { access } = configOf(req, subject);
  return Boolean(user && (await access[right]({ req: Object.assign(Object.create(req), { user }) })));
}
