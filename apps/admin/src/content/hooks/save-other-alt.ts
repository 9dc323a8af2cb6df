import { isLocale, otherLocale } from '@nasaq/contract';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { altTexts } from '../fields/other-alt.ts';

/** Stores what was typed as the alternative text of the other language in that language. */
export const saveOtherAlt: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const typed = data.altOther as string | null | undefined;
  if (!typed || !isLocale(req.locale)) return doc;
  const other = otherLocale(req.locale);
  const alt = await altTexts(req, doc.id);
  if (alt[other] !== typed) {
    // The adapter replaces all languages of a field at once, so that the stored one goes along.
    await req.payload.db.updateOne({
      collection: 'media',
      id: doc.id,
      data: { alt: { ...alt, [other]: typed } },
      req: { transactionID: req.transactionID } as PayloadRequest,
    });
  }
  return { ...doc, altOther: typed };
};
