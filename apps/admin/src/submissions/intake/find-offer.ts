import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { findPublished } from '../../platform/http/published.ts';

/** The name of the service or product that `services:<key>` or `products:<key>` means in a language; null for none. */
export async function findOffer(offer: string, locale: Locale, payload: Payload): Promise<string | null> {
  const match = /^(?<type>services|products):(?<key>.+)$/u.exec(offer);
  if (!match?.groups) return null;
  const { docs } = await findPublished({ payload, locale }, match.groups.type as 'services' | 'products', {
    where: { key: { equals: match.groups.key } },
    limit: 1,
    select: { title: true },
  });
  return docs[0]?.title ?? null;
}
