import { isLocale, otherLocale } from '@nasaq/contract';
import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { altTexts } from '../fields/other-alt.ts';

/** A picture needs its alternative text in both languages. A virtual field is not validated by Payload, so this is. */
export const requireOtherAlt: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!isLocale(req.locale)) return data;
  const sent = 'altOther' in data && data.altOther !== undefined;
  const stored =
    operation === 'update' && !sent ? (await altTexts(req, originalDoc.id))[otherLocale(req.locale)] : undefined;
  const text: unknown = sent ? data.altOther : stored;
  if (typeof text === 'string' && text.trim() !== '') return data;
  const message =
    req.i18n.language === 'ar'
      ? 'النص البديل باللغة الأخرى مطلوب.'
      : 'The alternative text in the other language is required.';
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'altOther' }], req });
};
