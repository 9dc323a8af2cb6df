import {
  type ApiErrorBody,
  field,
  type Fields,
  type Locale,
  locales,
  passwordLimits,
  type Rule,
} from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import type { PostedForm } from '../router/payload.ts';

const accountFormNames = ['login', 'forgotten', 'password', 'profile', 'change', 'session', 'deletion'] as const;
export type AccountFormName = (typeof accountFormNames)[number];

type Values = Readonly<Record<string, unknown>>;

export interface AccountForm {
  fields: Fields;
  /** The call that takes it, below `/api/v1/`. */
  call: string;
  /** What the call is sent. */
  request: (values: Values) => Record<string, unknown>;
  /** Names of the call's fields that are called otherwise in the page. */
  shownAs?: Readonly<Record<string, string>>;
  /** What was saved goes on standing in it. */
  keepsValues?: boolean;
}

/** Tells which of a page's forms was posted. */
export const actionName = 'action';

const required: Rule = { rule: 'required' };
const maxLength = (max: number): Rule => ({ rule: 'max_length', max });
const email = field('line', required, { rule: 'email' });
const password = field('text', required, maxLength(passwordLimits.max));

/** The forms of sign-in and account; the browser and the site's server send them alike. */
export const accountForms: Record<AccountFormName, AccountForm> = {
  login: {
    fields: { email, password },
    call: 'auth/login',
    request: (values) => ({ email: text(values.email).trim(), password: text(values.password) }),
  },
  forgotten: {
    fields: { email },
    call: 'auth/link',
    request: (values) => ({ email: text(values.email).trim() }),
  },
  password: {
    fields: { new_password: password },
    call: 'auth/password',
    request: (values) => ({ token: text(values.token), password: text(values.new_password) }),
    shownAs: { password: 'new_password' },
  },
  profile: {
    fields: {
      name: field('line', required, maxLength(200)),
      phone_country: field('country', maxLength(2)),
      phone: field('digits', maxLength(40), { rule: 'phone', target: 'phone_country' }),
      locale: field('line', required, { rule: 'choice', choices: locales }),
    },
    call: 'account/profile',
    request: ({ name, phone, phone_country, locale }) => ({
      name: text(name),
      phone: text(phone),
      country: text(phone_country),
      locale: text(locale),
    }),
    shownAs: { country: 'phone_country' },
    keepsValues: true,
  },
  change: {
    fields: { current: password, new_password: password },
    call: 'account/password',
    request: (values) => ({ current: text(values.current), password: text(values.new_password) }),
    shownAs: { password: 'new_password' },
  },
  session: {
    fields: { id: field('line', required, maxLength(40)) },
    call: 'account/sessions/end',
    request: ({ id }) => ({ id: text(id) }),
  },
  deletion: {
    fields: { password },
    call: 'account/deletion',
    request: (values) => ({ password: text(values.password) }),
  },
};

/** Never stand in a page again. */
export const secretFields: ReadonlySet<string> = new Set(['password', 'current', 'new_password', 'token']);

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

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
