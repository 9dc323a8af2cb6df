import { arranged, cleanLine, type FormPlan, type Locale, type SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { ApiError } from '../../platform/http/error.ts';
import type { Form } from '../../platform/payload/payload-types.ts';
import { submissionLabels } from '../catalogue/index.ts';
import { findFormOf, findSentForm, formName, presentPlan } from './form-settings.ts';
import { findVersion } from './form-versions.ts';

/** By what a submission is read. */
export interface SentForm {
  /** `null`: the form as it came. */
  plan: Pick<FormPlan, 'fields' | 'version'> | null;
  /** One of the owner's. */
  own: Form | null;
}

interface Sent {
  form?: string | undefined;
  version?: string | undefined;
}

/**
 * The form that a submission was written in: of the version that it names, where readers ever saw it, so that what was
 * begun before a change is read as it was asked for. A page of ours that names none showed the form as it came.
 * @throws {ApiError} `invalid` on `form` for one of the owner's that is closed, withdrawn or was never there
 */
export async function sentForm(
  kind: SubmissionKind,
  { form: slug = '', version }: Sent,
  locale: Locale,
  payload: Payload,
): Promise<SentForm> {
  const own = kind === 'responses' ? await findSentForm(cleanLine(slug), payload) : null;
  if (kind === 'responses' && (!own || presentPlan(own).page?.state !== 'open')) throw closedForm(locale);
  const form = own ?? (version ? await findFormOf(kind, payload) : null);
  const current = form && presentPlan(form);
  if (!version || version === current?.version) return { plan: current, own };
  const fields =
    (await findVersion(own ? formName(own) : kind, version, payload)) ??
    // Kept under the address of then.
    (own && (await findVersion(cleanLine(slug), version, payload)));
  return { plan: fields ? { fields: arranged(fields, kind), version } : current, own };
}

function closedForm(locale: Locale): ApiError {
  const message = submissionLabels.findForm.closed;
  return new ApiError('invalid', 'form', {
    failures: [{ field: 'form', rule: 'closed', message: message[locale], messageAr: message.ar }],
  });
}
