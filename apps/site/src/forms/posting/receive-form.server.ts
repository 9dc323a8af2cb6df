import type { Receipt } from '@nasaq/contract';
import { isOwnPage } from '../../platform/own-page.ts';
import type { PostedForm } from '../../router/payload.ts';
import { trapName, versionName } from '../core/posted-page.ts';
import { sendSubmission, type Outcome } from '../core/send-submission.ts';
import { fieldValues, type FormTarget, otherFailures, submittedValues } from './form-values.server.ts';
import { maxBodyBytes, readForm } from './read-form.server.ts';
import { receiveFiles } from './receive-files.server.ts';

export type Received = { receipt: Receipt } | { form: PostedForm };

/** What the browser does with `use-submit.ts`, for one without JavaScript: files up, fields checked, submission sent. */
export async function receiveForm(request: Request, target: FormTarget): Promise<Received> {
  const { kind, career, form: slug, locale, adminUrl, headers, plan } = target;
  const own = isOwnPage(request.headers, target.siteUrl);
  const files = receiveFiles(target, own);
  const body = await readForm(request, maxBodyBytes(kind, plan), files.take);
  if (body.problem === 'incomplete') files.abandon();
  const form: PostedForm = { values: fieldValues(body), ...(await files.settle(body)) };
  if (!own) return { form: { ...form, problem: 'foreign' } };
  if (body.problem) return { form: { ...form, problem: body.problem } };
  if (form.failures.length > 0)
    return { form: { ...form, failures: [...form.failures, ...otherFailures(form, target)] } };

  // Of the page that was posted, which may be older than the form is now.
  const version = body.fields.get(versionName)?.[0];
  const outcome = await sendSubmission(
    {
      kind,
      career,
      ...(slug === undefined ? {} : { form: slug }),
      ...(version === undefined ? {} : { version }),
      values: submittedValues(form),
      trap: body.fields.get(trapName)?.[0] ?? '',
    },
    { locale, base: adminUrl, headers, solve: null },
  );
  return outcome.outcome === 'sent' ? { receipt: outcome.receipt } : { form: { ...form, ...reasonOf(outcome) } };
}

function reasonOf(outcome: Exclude<Outcome, { outcome: 'sent' }>): Partial<PostedForm> {
  if (outcome.outcome === 'refused') return { failures: outcome.failures };
  if (outcome.outcome === 'rejected') return { problem: outcome.reason, message: outcome.message };
  // Here it is the admin host that cannot be reached, and not the reader's connection that is missing.
  const problem = outcome.reason === 'offline' ? 'unavailable' : outcome.reason;
  return { problem, retryAfter: outcome.retryAfter };
}
