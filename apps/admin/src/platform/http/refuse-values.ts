import { failureMessage, type Failure, type Fields, type Locale } from '@nasaq/contract';
import { ApiError } from './error.ts';

/** The refusal of a form: each failing field with its sentence in the reader's language and in Arabic. */
export function refuseValues(failures: readonly Failure[], form: Fields, locale: Locale): ApiError {
  return new ApiError('invalid', failures[0]?.field, {
    failures: failures.map((failure) => {
      const label = form[failure.field]?.label;
      return {
        ...failure,
        message: failureMessage(failure, locale, label),
        messageAr: failureMessage(failure, 'ar', label),
      };
    }),
  });
}
