import { locales, type Locale } from '@nasaq/contract';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { innerRequest } from '../../../platform/payload/inner-request.ts';

/** Without these an entry has no page, as far as its type has them. */
const needed = ['title', 'slug', 'summary', 'body'] as const;

/** The languages in which the newest draft of an entry has everything that its page needs. */
export async function completeLocales(req: PayloadRequest, collection: string, id: number | string): Promise<Locale[]> {
  const drafts = await Promise.all(
    locales.map((locale) =>
      req.payload.findByID({
        collection: collection as 'services',
        id,
        draft: true,
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
        req: innerRequest(req),
      }),
    ),
  );
  const own = needed.filter((name) =>
    req.payload.collections[collection as 'services'].config.flattenedFields.some((field) => field.name === name),
  );
  return locales.filter((_, index) => {
    const draft = drafts[index] as Partial<Record<(typeof needed)[number], unknown>> | null | undefined;
    return draft && own.every((field) => isWritten(draft[field]));
  });
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

/**
 * «Publish in all languages» validates the current language only and would publish an empty page in the other one:
 * where that one is not written yet, only the current language is published.
 */
export const publishWrittenLocales: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const call = args as { id?: number | string; publishAllLocales?: unknown; data?: Record<string, unknown> };
  if (operation !== 'update' && operation !== 'create') return args;
  if (!call.publishAllLocales || call.publishAllLocales === 'false') return args;
  const complete = call.id === undefined ? [] : await completeLocales(req, collection.slug, call.id);
  if (locales.every((locale) => locale === req.locale || complete.includes(locale))) return args;
  return { ...args, publishAllLocales: false, data: { ...call.data, _status: 'published' } };
};
