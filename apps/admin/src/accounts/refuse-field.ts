import type { Locale } from '@nasaq/contract';
import { ApiError } from '../platform/http/error.ts';

/** The refusal of one field, in the reader's language and in Arabic. */
export function refuseField(field: string, rule: string, sentences: Record<Locale, string>, locale: Locale): ApiError {
  return new ApiError('invalid', field, {
    failures: [{ field, rule, message: sentences[locale], messageAr: sentences.ar }],
  });
}

const sentences: Record<Locale, string> = {
  en: 'This link is no longer good: it was used, or it is too old. Ask for a new one.',
  ar: 'لم يعد هذا الرابط صالحًا: استُعمل من قبل أو مضى عليه وقت طويل. اطلب رابطًا جديدًا.',
};

/** One answer for a link that is forged, used or expired. */
export function refuseLink(locale: Locale): ApiError {
  return refuseField('token', 'link', sentences, locale);
}
