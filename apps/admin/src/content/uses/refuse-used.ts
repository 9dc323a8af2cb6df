import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isTrashing } from '../../platform/staff/access.ts';
import { Refusal } from '../../platform/payload/refusal.ts';
import { interfaceLanguage, menuTags } from '../../platform/staff/interface-language.ts';
import { findUses } from './find-uses.ts';
import { evenIfUsed, type Use } from './use.ts';
import { removalTexts } from '../catalogue/index.ts';

const mostNamed = 5;

/** Nothing that is used goes to the trash unseen, and nothing at all that an entry needs: 409 names the entries. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (isTrashing(data) && originalDoc?.id !== undefined && !originalDoc.deletedAt) {
    refuse(req, await findUses(req, collection.slug, originalDoc.id as number), isAccepted(req));
  }
  return data;
};

/** The same for good. Who empties the trash was told when it was filled. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row = await req.payload.db.findOne<{ id: number; deletedAt?: string | null }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { deletedAt: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  const uses = await findUses(req, collection.slug, Number(id), { trashed: true });
  refuse(req, uses, isAccepted(req) || Boolean(row?.deletedAt));
};

function isAccepted(req: PayloadRequest): boolean {
  return req.query?.[evenIfUsed] === 'true';
}

function refuse(req: PayloadRequest, uses: readonly Use[], accepted: boolean): void {
  const needed = uses.filter((use) => use.needed);
  const language = interfaceLanguage(req.i18n);
  if (needed.length > 0)
    throw new Refusal(
      removalTexts[language].neededBy.replace('{places}', () => names(needed, language)),
      409,
    );
  if (uses.length > 0 && !accepted)
    throw new Refusal(
      removalTexts[language].usedBy.replace('{places}', () => names(uses, language)),
      409,
    );
}

function names(uses: readonly Use[], language: 'en' | 'ar'): string {
  const texts = removalTexts[language];
  const named = uses.slice(0, mostNamed).map(({ field, id, title }) => {
    const shown = title || `#${id}`;
    return texts.named.replace('{title}', () => shown).replace('{field}', () => field);
  });
  const rest = uses.length - named.length;
  if (rest > 0) named.push(texts.others.replace('{count}', rest.toLocaleString(menuTags[language])));
  return named.join(language === 'ar' ? '، ' : ', ');
}
