import { randomUUID } from 'node:crypto';
import {
  apiBasePath,
  itemSchema,
  receiptSchema,
  uploadSchema,
  type Locale,
  type Receipt,
  type FormKind,
} from '@nasaq/contract';
import { siteUrl } from './addresses.ts';
import { pdf, type SampleFile } from './sample-files.ts';
import { api } from './site-paths.ts';
import { anyJob, anyOffer, applicationValues, validValues } from './submission-values.ts';

/** Sends something valid of a kind as the form's script does, for journeys that begin where it has arrived. */
export async function submit(
  kind: FormKind,
  locale: Locale,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<Receipt> {
  const body = kind === 'applications' ? await application(locale, email) : { values: await other(kind, email) };
  const answer = await post(`${kind}?v=2`, locale, 'application/json', {
    body: JSON.stringify({ key: randomUUID(), elapsed: 60_000, ...body, values: { ...body.values, ...changes } }),
  });
  return itemSchema(receiptSchema).parse(answer).data;
}

async function other(kind: Exclude<FormKind, 'applications'>, email: string) {
  return validValues(kind, email, await anyOffer(api));
}

async function application(locale: Locale, email: string) {
  const job = await anyJob(api, locale);
  return { career: job.slug, values: applicationValues(job, email, await upload(locale, pdf())) };
}

async function upload(locale: Locale, { name, type, bytes }: SampleFile): Promise<string> {
  const answer = await post('uploads?v=2&kind=applications&field=cv', locale, type, {
    body: bytes,
    headers: { 'x-file-name': encodeURIComponent(name) },
  });
  return itemSchema(uploadSchema).parse(answer).data.token;
}

async function post(path: string, locale: Locale, type: string, { body, headers }: RequestInit): Promise<unknown> {
  const answer = await fetch(siteUrl + apiBasePath + path, {
    method: 'POST',
    body,
    headers: { locale, origin: siteUrl, 'content-type': type, ...(headers as Record<string, string>) },
  });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
