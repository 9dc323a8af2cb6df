import { ValidationError, type PayloadRequest } from 'payload';
import { clientHeader } from '../platform/http/client-address.ts';
import { isOutage, unavailable } from '../platform/database/database-outage.ts';
import { ApiError, errorBody, errorStatus } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { userLabels } from './catalogue/index.ts';

/** The address of who asks. */
export function clientOf({ headers }: PayloadRequest): string {
  return headers.get(clientHeader) ?? '';
}

/** What was typed into a field; nothing for what is no text. */
export function textOf({ data }: PayloadRequest, name: string): string {
  const value: unknown = data?.[name];
  return typeof value === 'string' ? value : '';
}

/** A refusal that a form says at one of its fields. */
export function refuseAt(path: string, { label, message }: { label: string; message: string }, req: PayloadRequest) {
  return new ValidationError({ collection: 'users', errors: [{ path, message, label }] }, req.t);
}

export function refusePasskey({ i18n }: PayloadRequest): ApiError {
  const message = userLabels.factors.wrongPasskey[interfaceLanguage(i18n)];
  return new ApiError('forbidden', undefined, { message });
}

/** Refusals of ours in the shape that Payload's forms read; its own go their way. */
export function answerRefusal(error: unknown, req: PayloadRequest): Response {
  const known = error instanceof ApiError ? error : isOutage(error) ? unavailable(error) : null;
  if (!known) throw error;
  const { error: body } = errorBody(known, interfaceLanguage(req.i18n));
  const { retryAfter } = known.details;
  return Response.json(
    { errors: [{ message: body.message }], error: body },
    { status: errorStatus(known), headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} },
  );
}
