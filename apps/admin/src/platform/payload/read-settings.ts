import type { Locale } from '@nasaq/contract';
import type { GlobalSlug, Payload, PayloadRequest } from 'payload';
import type { Config } from './payload-types.ts';

/**
 * Settings in one language: what is published, or with `draft` what an administrator is about to publish. What was never
 * published has no values, and the default of a field is not one: whoever reads settings knows what nothing stands for.
 */
export async function readSettings<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  { locale, draft = false }: { locale: Locale; draft?: boolean },
): Promise<Partial<Config['globals'][Slug]>> {
  const stored = (await payload.findGlobal({
    slug,
    locale,
    fallbackLocale: false,
    depth: 0,
    draft,
    overrideAccess: true,
  })) as Partial<Config['globals'][Slug]> & { _status?: string | null };
  return stored._status === 'published' || draft ? stored : {};
}

/**
 * What is published of settings that have no texts, within the transaction of `req` where there is one; without values
 * where nothing was ever published.
 */
export async function readPublished<Slug extends GlobalSlug>(
  { payload, transactionID }: { payload: Payload; transactionID?: PayloadRequest['transactionID'] | undefined },
  slug: Slug,
): Promise<Partial<Config['globals'][Slug]>> {
  const stored = await payload.db.findGlobal<Record<string, unknown>>({
    slug,
    req: { transactionID } as PayloadRequest,
  });
  return (stored._status === 'published' ? stored : {}) as Partial<Config['globals'][Slug]>;
}
