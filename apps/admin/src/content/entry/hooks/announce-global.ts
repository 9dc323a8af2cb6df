import { locales, type Locale } from '@nasaq/contract';
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { announceAfterCommit } from '../../../platform/changes/change.ts';

/** What readers see of a global, in both languages; a draft save leaves it alone. One without drafts has no status. */
interface Published extends Record<string, unknown> {
  _status?: Partial<Record<Locale, string | null>> | null;
}

export const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!req.context.silent) req.context[contextKey(global.slug)] = await published(req, global.slug);
  return data;
};

export const announceGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.context.silent) return doc;
  const before = req.context[contextKey(global.slug)] as Published | undefined;
  const after = await published(req, global.slug);
  // Not by `updatedAt`: Payload leaves it as it was where only localized fields have changed.
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const isPublic = (state: Published | undefined, locale: Locale) => state?._status?.[locale] === 'published';
    const withdrawn = locales.some((locale) => isPublic(before, locale) && !isPublic(after, locale));
    await announceAfterCommit(req, { type: global.slug, ...(withdrawn ? { withdrawn } : {}) });
  }
  return doc;
};

function contextKey(slug: string): string {
  return `published:${slug}`;
}

function published(req: PayloadRequest, slug: string): Promise<Published> {
  const inTransaction = { transactionID: req.transactionID } as PayloadRequest;
  return req.payload.db.findGlobal<Published>({ slug, req: inTransaction });
}
