import { apiErrorMessages, type ApiErrorBody, type ApiErrorCode, type Locale } from '@nasaq/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const statuses: Record<ApiErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  unsupported_version: 400,
  unauthorized: 401,
  forbidden: 403,
  banned: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  invalid: 422,
  proof_required: 428,
  too_many_requests: 429,
  internal: 500,
  storage_full: 507,
  unavailable: 503,
};

/** A refusal that the caller is told about: a named code with its status, and the field at fault where there is one. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly field: string | undefined;
  readonly details: ErrorDetails;

  constructor(code: ApiErrorCode, field?: string, details: ErrorDetails = {}) {
    super(field ? `${code} (${field})` : code);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
    this.details = details;
  }
}

/**
 * What some refusals tell besides: failing fields, the reason of a refused file, a challenge, seconds to wait; or a
 * sentence of their own.
 */
export type ErrorDetails = Omit<Partial<ApiErrorBody['error']>, 'code' | 'field'>;

export function errorBody({ code, field, details }: ApiError, locale: Locale): ApiErrorBody {
  return { error: { code, message: apiErrorMessages[code][locale], ...(field ? { field } : {}), ...details } };
}

export function errorStatus(error: ApiError): ContentfulStatusCode {
  return statuses[error.code];
}
