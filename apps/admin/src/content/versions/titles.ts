import type { Bilingual, Doc } from '@nasaq/translation';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { inBoth } from '../checks/document.ts';

/** What entries are called that versions refer to. */
export interface Titles {
  /** @param value a reference that names its collection; `null` of any other, and of what is gone */
  of: (value: unknown) => Bilingual | null;
}

/** Looks up every entry that is named anywhere in some versions. */
export async function titlesIn({ payload }: Pick<PayloadRequest, 'payload'>, ...docs: unknown[]): Promise<Titles> {
  const wanted = new Map<string, Set<number | string>>();
  for (const { relationTo, value } of docs.flatMap(referencesIn))
    wanted.set(relationTo, (wanted.get(relationTo) ?? new Set()).add(value));
  const known = new Map<string, Bilingual>();
  for (const [collection, ids] of wanted) {
    const config = payload.collections[collection as CollectionSlug]?.config;
    if (!config) continue;
    const { docs: found } = await payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: [...ids] } },
      locale: 'all',
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: true,
    });
    for (const entry of found as unknown as Doc[]) {
      const { ar, en } = inBoth(entry[config.admin.useAsTitle ?? 'id']);
      if (en || ar) known.set(`${collection}:${String(entry.id)}`, { en: en || ar, ar: ar || en });
    }
  }
  return { of: (value) => (isReference(value) ? (known.get(`${value.relationTo}:${value.value}`) ?? null) : null) };
}

interface Reference {
  relationTo: string;
  value: number | string;
}

function referencesIn(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return isReference(value) ? [value] : Object.values(value).flatMap(referencesIn);
}

function isReference(value: unknown): value is Reference {
  const { relationTo, value: id } = (value ?? {}) as Partial<Reference>;
  return typeof relationTo === 'string' && (typeof id === 'number' || typeof id === 'string');
}
