import { apiBasePath, type FormKind } from '@nasaq/contract';
import { pdf } from '../../support/sample-files.ts';
import { anyJob, anyOffer, applicationValues, validValues } from '../../support/submission-values.ts';
import { siteUrl } from '../product/places.ts';
import { call } from './call.ts';
import { uploadOf, type Draft, type Sender } from './sender.ts';

/** A draft that may be sent; an application has uploaded its CV. `changes` go over its values. */
export async function validDraft(
  sender: Sender,
  kind: FormKind,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<Draft> {
  if (kind !== 'applications')
    return sender.draft(kind, { ...validValues(kind, email, await anyOffer(ask)), ...changes });
  const job = await anyJob(ask, sender.locale);
  const { token } = uploadOf(await sender.upload('applications', 'cv', pdf()));
  return sender.draft(kind, { ...applicationValues(job, email, token), ...changes }, job.slug);
}

export async function ask<T>(path: string, locale: string): Promise<T> {
  const answer = await call(`${siteUrl}${apiBasePath}${path}${path.includes('?') ? '&' : '?'}v=2`, {
    headers: { locale },
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return JSON.parse(answer.text) as T;
}
