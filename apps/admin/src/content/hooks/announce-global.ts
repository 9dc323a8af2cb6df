import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { announceAfterCommit } from './after-commit.ts';

/** Keeps when the published global was last written; a draft save leaves it alone. */
export const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!req.context.silent) req.context[`published:${global.slug}`] = await writtenAt(req, global.slug);
  return data;
};

export const announceGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.context.silent) return doc;
  if (req.context[`published:${global.slug}`] !== (await writtenAt(req, global.slug))) {
    await announceAfterCommit(req, { type: global.slug });
  }
  return doc;
};

async function writtenAt(req: PayloadRequest, slug: string): Promise<string | null> {
  const row = await req.payload.db.findGlobal<{ updatedAt?: string | null }>({
    slug,
    select: { updatedAt: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  return row?.updatedAt ? new Date(row.updatedAt).toISOString() : null;
}
