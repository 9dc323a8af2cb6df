import { isLocale, otherLocale } from '@nasaq/contract';
import type { CollectionAfterChangeHook } from 'payload';
import { altTexts } from '../fields/other-alt.ts';
import { innerRequest } from './inner-request.ts';

/** Stores what was typed as the alternative text of the other language in that language. */
export const saveOtherAlt: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const typed = data.altOther as string | null | undefined;
  if (!typed || !isLocale(req.locale)) return doc;
  const other = otherLocale(req.locale);
  if ((await altTexts(req, doc.id))[other] !== typed) {
    await req.payload.db.updateOne({
      collection: 'media',
      id: doc.id,
      locale: other,
      data: { alt: { [other]: typed } },
      req: innerRequest(req),
    });
  }
  return { ...doc, altOther: typed };
};
