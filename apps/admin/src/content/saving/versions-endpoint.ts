import { defaultLocale, isLocale, locales } from '@nasaq/contract';
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { restoreEntryVersion, restoreGlobalVersion, type Restored } from './restore.ts';

/**
 * `POST …/versions/:id` in the place of Payload's, which publishes both languages at once: brings a version back as a
 * draft. The body names what: `{ languages: Locale[], shared: boolean }`; without one, the language
 * that is being edited (`?draft=true`) or all of it.
 * Answers `{ message }`; 400 where nothing is named, 403 without the right to edit, 404 where there is no such version.
 */
export function restoreEntryEndpoint(collection: CollectionSlug): Endpoint {
  return restoreEndpoint((req, id, wanted) => restoreEntryVersion(req, collection, id, wanted));
}

export function restoreGlobalEndpoint(slug: GlobalSlug): Endpoint {
  return restoreEndpoint((req, id, wanted) => restoreGlobalVersion(req, slug, id, wanted));
}

function restoreEndpoint(restore: (req: PayloadRequest, id: string, wanted: Restored) => Promise<unknown>): Endpoint {
  return {
    method: 'post',
    path: '/versions/:id',
    handler: async (req) => {
      const wanted = named(await req.json?.().catch(() => null)) ?? (await chosen(req));
      const { i18n, t, user } = req;
      await inTransaction(req.payload, (inside) =>
        restore(Object.assign(inside, { i18n, t, user }), String(req.routeParams?.id), wanted),
      );
      return Response.json({ message: req.t('version:restoredSuccessfully') });
    },
  };
}

function named(body: unknown): Restored | null {
  const { languages, shared } = (body ?? {}) as { languages?: unknown; shared?: unknown };
  if (!Array.isArray(languages)) return null;
  return { languages: locales.filter((locale) => languages.includes(locale)), shared: shared === true };
}

/** What the buttons of Payload’s own screen stand for: its second one, `?draft=true`, for the edited language alone. */
async function chosen({ payload, query, user }: PayloadRequest): Promise<Restored> {
  if (query.draft !== 'true' || !user) return { languages: [...locales], shared: true };
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: user.id } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const locale: unknown = docs[0]?.value;
  return { languages: [isLocale(locale) ? locale : defaultLocale], shared: false };
}
