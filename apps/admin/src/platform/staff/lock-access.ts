import type { AccessArgs, PayloadRequest, SanitizedConfig } from 'payload';

const slug = 'payload-locked-documents';

/** What a lock is on. */
export interface Lock {
  document?: { relationTo: string; value: unknown } | null;
  globalSlug?: string | null;
  user?: { value: unknown } | null;
}

/**
 * A lock keeps colleagues from saving, so only who may edit a document sets, takes over or ends its lock: Payload lets
 * any member of staff do so with any document. Its screens make locks without asking for access (own-locks.ts).
 */
export async function withLockAccess(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const locks = sanitized.collections.find((collection) => collection.slug === slug);
  if (!locks) throw new Error(`Payload has no collection ${slug} any more.`);
  locks.access = { ...locks.access, create: () => false, update: mayChange, delete: mayChange };
  return sanitized;
}

async function mayChange({ data, id, req }: AccessArgs<Lock>) {
  if (!req.user) return false;
  if (id === undefined) return { 'user.value': { equals: req.user.id } };
  const lock = await req.payload.db.findOne<Lock & { id: number }>({ collection: slug, where: { id: { equals: id } } });
  if (!lock) return false;
  const asked: Lock[] = data?.document || data?.globalSlug ? [lock, data] : [lock];
  const allowed = await Promise.all(asked.map((one) => mayEdit(one, req)));
  return allowed.every(Boolean);
}

/** Whether the role does; a rule that narrows it to some documents counts as yes. */
export async function mayEdit({ document, globalSlug }: Lock, req: PayloadRequest): Promise<boolean> {
  const { collections, config } = req.payload;
  if (document) {
    const update = collections[document.relationTo as 'posts']?.config.access.update;
    return Boolean(await update?.({ id: Number(document.value), req }));
  }
  const update = config.globals.find((global) => global.slug === globalSlug)?.access.update;
  return Boolean(await update?.({ req }));
}
