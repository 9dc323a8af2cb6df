import type { Locale } from '@nasaq/contract';
import { ApiError } from '../platform/http/error.ts';
import { accountLabels } from './catalogue/index.ts';

/** The refusal of one field, in the reader's language and in Arabic. */
export function refuseField(field: string, rule: string, sentences: Record<Locale, string>, locale: Locale): ApiError {
  return new ApiError('invalid', field, {
    failures: [{ field, rule, message: sentences[locale], messageAr: sentences.ar }],
  });
}

const sentences: Record<Locale, string> = accountLabels.refuseField.sentences;

/** One answer for a link that is forged, used or expired. */
export function refuseLink(locale: Locale): ApiError {
  return refuseField('token', 'link', sentences, locale);
}
