import type { ApiErrorBody, ApiErrorCode, Locale } from '@nasaq/contract';
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

const messages: Record<ApiErrorCode, Record<Locale, string>> = {
  bad_request: { en: 'The request is not valid.', ar: 'الطلب غير صالح.' },
  unsupported_version: {
    en: 'This version of the interface is not supported. Send v=2.',
    ar: 'إصدار الواجهة هذا غير مدعوم. أرسل v=2.',
  },
  unauthorized: { en: 'Sign in first.', ar: 'سجّل الدخول أولًا.' },
  forbidden: { en: 'You may not do this.', ar: 'لا تملك صلاحية هذا الإجراء.' },
  banned: { en: 'Your account is blocked.', ar: 'حسابك محظور.' },
  not_found: { en: 'Nothing was found at this address.', ar: 'لا يوجد شيء على هذا العنوان.' },
  method_not_allowed: { en: 'This method is not allowed here.', ar: 'هذه الطريقة غير مسموح بها هنا.' },
  payload_too_large: { en: 'The request is too large.', ar: 'ما أُرسل أكبر من المسموح.' },
  invalid: { en: 'Some values are not valid.', ar: 'بعض القيم غير صالحة.' },
  too_many_requests: { en: 'Too many requests. Try again in a moment.', ar: 'طلبات كثيرة. أعد المحاولة بعد قليل.' },
  proof_required: {
    en: 'Very many messages are arriving. Your browser has to do a short calculation first.',
    ar: 'تصلنا رسائل كثيرة جدًا، وعلى متصفحك أن يجري عملية حسابية قصيرة أولًا.',
  },
  storage_full: {
    en: 'There is no room for the file at the moment. Try again later, or send without it.',
    ar: 'لا يوجد متسع للملف الآن. أعد المحاولة لاحقًا أو أرسل بدونه.',
  },
  internal: { en: 'Something went wrong on our side.', ar: 'حدث خطأ من جهتنا.' },
  unavailable: { en: 'The service is not available for the moment.', ar: 'الخدمة غير متاحة في الوقت الحالي.' },
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
  return { error: { code, message: messages[code][locale], ...(field ? { field } : {}), ...details } };
}

export function errorStatus(error: ApiError): ContentfulStatusCode {
  return statuses[error.code];
}
