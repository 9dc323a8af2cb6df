import type { Locale } from '@nasaq/contract';
import { refusals } from '../http/catalogue/index.ts';
import { staffLabels } from './catalogue/index.ts';

const statuses = {
  foreign_origin: 403,
  not_json: 415,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  entry_deleted: 410,
  entry_trashed: 410,
  invalid: 422,
  state_changed: 409,
  both_changed: 409,
  assignee_changed: 409,
  same_state: 422,
  no_address: 422,
  reason_required: 422,
  unknown_assignee: 422,
  not_asked: 409,
  is_spam: 409,
  no_mail_server: 409,
  not_resendable: 409,
  in_the_past: 422,
  due_past: 422,
  not_written: 422,
  too_long: 422,
  machine_off: 409,
  machine_busy: 429,
  machine_spent: 429,
  machine_slow: 504,
  machine_refused: 502,
  machine_failed: 502,
  review_moved: 409,
  words_changed: 409,
  own_words: 422,
  note_required: 422,
  unknown_reviewer: 422,
  unknown_colleague: 422,
  colleague_invited: 422,
  proof_required: 403,
  factor_required: 409,
  failed: 500,
} as const;
export type StaffErrorCode = keyof typeof statuses;

const messages: Record<StaffErrorCode, Record<Locale, string>> = {
  ...staffLabels.staffError,
  foreign_origin: refusals.foreignOrigin,
};

/** A refusal that the member of staff is told about, in the language of their menus. */
export class StaffError extends Error {
  readonly code: StaffErrorCode;
  readonly details: Record<string, unknown>;

  /** @param details what the screen needs besides, such as the state that it has now */
  constructor(code: StaffErrorCode, details: Record<string, unknown> = {}) {
    super(code);
    this.name = 'StaffError';
    this.code = code;
    this.details = details;
  }
}

/** Why it was refused, for people. */
export function staffErrorMessage(code: StaffErrorCode, language: Locale): string {
  return messages[code][language];
}

export function staffErrorAnswer({ code, details }: StaffError, language: Locale): Response {
  return Response.json(
    { error: { code, message: staffErrorMessage(code, language), ...details } },
    { status: statuses[code], headers: { 'Cache-Control': 'no-store' } },
  );
}
