import { type Locale, locales } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, PayloadRequest, RequestContext } from 'payload';
import { digestOf, documentOf, inLanguage, placeOf, type Values } from '../content/flat.ts';
import { newestValues } from '../content/item.ts';
import type { Turn } from '../content/portable-value.ts';
import type { Merged } from '../merge/merge-item.ts';
import type { Planned } from './plan.ts';

type Row = Record<string, unknown>;

/** Where an item is written: an entry by its number, or a global. */
export type Place = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

interface Writing {
  place: Place;
  planned: Planned;
  merged: Merged;
  turn: Turn;
}

/** The loader of many: what it changes is told once, at its end, and what was published elsewhere is not judged again. */
export const quietly: RequestContext = { silent: true };

/**
 * Writes what came of the merge: what readers have first, then the draft on top of it.
 * @returns whether anything had to be written
 */
export async function writeItem(req: PayloadRequest, { merged, place, planned, turn }: Writing): Promise<boolean> {
  const { fields, here, publishing } = planned;
  const before = { newest: newestValues(here?.item ?? { name: '' }), published: here?.item.published };
  const isSame = (one: Values, other: Values) => digestOf(one) === digestOf(other);
  const isNewer = !isSame(merged.newest, merged.published);
  const changesPublished =
    !isSame(merged.published, before.published?.values ?? {}) ||
    merged.languages.join() !== (before.published?.languages ?? []).join();
  const changesNewest = !here || !isSame(merged.newest, before.newest);
  if (!changesPublished && !changesNewest) return false;
  const gone = (before.published?.languages ?? []).filter((locale) => !merged.languages.includes(locale));
  for (const locale of gone) await save(req, place, locale, { _status: 'draft' });
  const also = (here?.newest ?? here?.stored ?? {}) as Row;
  let stored = also;
  const publishes = merged.languages.length > 0 && (changesPublished || !isNewer);
  if (publishes) {
    const doc = documentOf({ fields, values: merged.published, stored, turn });
    for (const locale of merged.languages)
      await save(req, place, locale, {
        ...inLanguage(fields, doc, locale),
        ...(publishing !== 'none' && { _status: 'published' }),
      });
    stored = doc;
  }
  if (publishing === 'none' || !(isNewer || !publishes)) return true;
  const doc = documentOf({ fields, values: merged.newest, stored, also, turn });
  for (const locale of draftLanguages(merged, publishes, before.newest))
    await save(req, place, locale, { ...inLanguage(fields, doc, locale), _status: 'draft' }, true);
  return true;
}

/** The languages in which the draft says something else than what readers have; one at least, for what both share. */
function draftLanguages({ languages, newest, published }: Merged, publishes: boolean, before: Values): Locale[] {
  const differs = (locale: Locale) => {
    const own = (values: Values) => Object.entries(values).filter(([key]) => placeOf(key).locale === locale);
    return digestOf(own(newest)) !== digestOf(own(languages.includes(locale) ? published : before));
  };
  const found = locales.filter((locale) => (publishes ? differs(locale) : true));
  return found.length > 0 ? found : [languages[0] ?? locales[0]];
}

/** A request of its own for each operation: Payload writes the language into the one that it is given. */
async function save(req: PayloadRequest, place: Place, locale: Locale, data: Row, draft = false): Promise<void> {
  const { transactionID } = req;
  // What has no drafts asks a member for both languages at once; these come one after the other.
  const drafts = '_status' in data;
  const context = { ...quietly };
  if ('global' in place)
    await req.payload.updateGlobal({
      slug: place.global as 'home',
      locale,
      data: data as never,
      draft: draft as never,
      depth: 0,
      overrideAccess: true,
      req: { transactionID, context } as Partial<PayloadRequest>,
    });
  else
    await req.payload.update({
      collection: place.collection as 'posts',
      id: place.id,
      locale,
      data: data as never,
      draft,
      depth: 0,
      overrideAccess: true,
      req: { transactionID, user: drafts ? req.user : null, context } as Partial<PayloadRequest>,
    });
}
