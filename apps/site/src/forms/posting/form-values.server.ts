import {
  applicationForm,
  failuresOf,
  type Fields,
  forms,
  type FormPlan,
  formSchema,
  plannedForm,
  type Locale,
  type SubmissionKind,
} from '@nasaq/contract';
import type { PostedForm, ShownFailure } from '../../router/payload.ts';
import { phonePlans } from '../core/is-phone.ts';
import { removeName, trapName, uploadName, versionName } from '../core/posted-page.ts';
import type { FormBody } from './read-form.server.ts';

/** What the reader typed, chose and ticked, without the form's own fields. */
export function fieldValues({ fields }: FormBody): PostedForm['values'] {
  const own = new Set([trapName, removeName, versionName]);
  return Object.fromEntries(
    [...fields]
      .filter(([name]) => !own.has(name) && !name.startsWith(uploadName('')))
      .map(([name, values]) => [name, values.length > 1 ? values : values[0]!]),
  );
}

/** As a submission carries them: files are their tokens. */
export function submittedValues({ values, uploads }: PostedForm): Record<string, unknown> {
  const tokens = Object.entries(uploads).map(([field, files]) => [field, files.map(({ token }) => token)]);
  return { ...values, ...Object.fromEntries(tokens) };
}

/** What else is wrong, where the API is not asked because a file was not taken: all is said at once. */
export function otherFailures(form: PostedForm, { kind, locale, plan }: FormTarget): ShownFailure[] {
  const base: Fields = kind === 'applications' ? applicationForm([]) : forms[kind];
  const fields = plannedForm(base, plan, kind, locale);
  const known = new Set(form.failures.map(({ field }) => field));
  return failuresOf(formSchema(fields, phonePlans), submittedValues(form)).filter(({ field }) => !known.has(field));
}

/** Whose form it is, and where it goes. */
export interface FormTarget {
  kind: SubmissionKind;
  /** Slug of the job. */
  career?: string;
  /** Address of one of the owner's forms. */
  form?: string;
  /** What the owner has made of it, as it is now. */
  plan?: FormPlan | undefined;
  locale: Locale;
  siteUrl: string;
  adminUrl: string;
  /** Of every call to the admin host. */
  headers: Record<string, string>;
}
