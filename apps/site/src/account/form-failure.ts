import type { ApiErrorBody, Locale } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import type { PostedForm } from '../router/posted-form.ts';
import type { AccountForm } from './account-forms.ts';

export type FormFailure = Pick<PostedForm, 'failures' | 'problem' | 'message' | 'retryAfter'>;

/** A failure that brings its sentence for the reader. */
export class ToldError extends Error {
  override readonly name = 'ToldError';
}

/** Why the API did not take a form of the account. Throws what is no answer of it. */
export function formFailure(
  error: unknown,
  { shownAs = {} }: Pick<AccountForm, 'shownAs'>,
  locale: Locale,
): FormFailure {
  if (error instanceof ToldError) return { failures: [], problem: 'refused', message: error.message };
  if (!(error instanceof ApiError)) throw error;
  const body = (error.body as Partial<ApiErrorBody> | null)?.error;
  const { message, retryAfter } = body ?? {};
  if (body?.failures?.length) {
    const failures = body.failures.map(({ field, rule, ...failure }) => ({
      field: shownAs[field] ?? field,
      rule,
      messages: { [locale]: failure.message, ar: failure.messageAr },
    }));
    return { failures };
  }
  if (error.status === 429) return { failures: [], problem: 'too_many', message, retryAfter };
  if (error.status === 0) return { failures: [], problem: isTimeout(error) ? 'timeout' : 'offline' };
  if (error.status >= 500) return { failures: [], problem: 'unavailable', retryAfter };
  if (error.status === 401) return { failures: [], problem: 'signed_out' };
  return { failures: [], problem: 'refused', message };
}

function isTimeout({ cause }: ApiError): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}
