import { locales, type Locale } from '@nasaq/contract';
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { announceAfterCommit } from './after-commit.ts';

/** What readers see of a global; one without drafts has no status. */
interface Written {
  at: string | null;
  status: Partial<Record<Locale, string | null>>;
}

/** Keeps when the published global was last written; a draft save leaves it alone. */
export const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!req.context.silent) req.context[contextKey(global.slug)] = await written(req, global.slug);
  return data;
};

export const announceGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.context.silent) return doc;
  const before = req.context[contextKey(global.slug)] as Written | undefined;
  const after = await written(req, global.slug);
  if (before?.at !== after.at) {
    const isPublic = (state: Written | undefined, locale: Locale) => state?.status[locale] === 'published';
    const withdrawn = locales.some((locale) => isPublic(before, locale) && !isPublic(after, locale));
    await announceAfterCommit(req, { type: global.slug, ...(withdrawn ? { withdrawn } : {}) });
  }
  return doc;
};

function contextKey(slug: string): string {
  return `published:${slug}`;
}

async function written(req: PayloadRequest, slug: string): Promise<Written> {
  const row = await req.payload.db.findGlobal<{ updatedAt?: string | null; _status?: Written['status'] | null }>({
    slug,
    select: { updatedAt: true, _status: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  return { at: row?.updatedAt ? new Date(row.updatedAt).toISOString() : null, status: row?._status ?? {} };
}
