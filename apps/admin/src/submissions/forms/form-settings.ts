import { createHash } from 'node:crypto';
import {
  arranged,
  formPath,
  type BilingualText,
  type FormPlan,
  isSubmissionKind,
  type Locale,
  type PlannedField,
  plannedFieldSchema,
  type SubmissionKind,
} from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Form } from '../../platform/payload/payload-types.ts';
import { ownForm } from './form-names.ts';

/** The fields as they are stored; what is none of them is left out, for a table may have been written by another release. */
export function fieldsOf(form: Pick<Form, 'fields'>): PlannedField[] {
  const parsed = z.array(z.unknown()).safeParse(form.fields);
  return (parsed.data ?? []).flatMap((field) => plannedFieldSchema.safeParse(field).data ?? []);
}

/** The kind of what is sent with a form. */
export function kindOf({ form }: { form?: string | null | undefined }): SubmissionKind {
  return isSubmissionKind(form) ? form : 'responses';
}

/** By which versions of a form are kept: a kind of ours, `own:7` of the owner's. */
export function formName({ form, id }: Pick<Form, 'form' | 'id'>): string {
  return form === ownForm ? `${ownForm}:${id}` : form;
}

/** What these fields are called: equal fields have equal versions. */
export function versionOf(fields: readonly PlannedField[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
}

/** A form as the site draws it. */
export function presentPlan(form: Form, now = new Date()): FormPlan {
  const kind = kindOf(form);
  const fields = arranged(fieldsOf(form), kind);
  return {
    form: form.form === ownForm ? (form.slug ?? '') : form.form,
    version: versionOf(fields),
    fields,
    ...(form.days ? { days: form.days } : {}),
    ...(form.form === ownForm ? { page: pageOf(form, now) } : {}),
  };
}

function pageOf(form: Form, now: Date): NonNullable<FormPlan['page']> {
  const { opens_at: opens, closes_at: closes } = form;
  const text = (name: 'title' | 'lead' | 'submit' | 'sent'): BilingualText => ({
    en: form[`${name}_en`] ?? '',
    ar: form[`${name}_ar`] ?? '',
  });
  const notYet = Boolean(opens) && new Date(opens!) > now;
  const closed = Boolean(closes) && new Date(closes!) <= now;
  const until = notYet ? opens : closes;
  return {
    title: text('title'),
    lead: text('lead'),
    submit: text('submit'),
    sent: text('sent'),
    state: closed ? 'closed' : notYet ? 'not_yet' : 'open',
    until: until ? new Date(until).toISOString() : null,
  };
}

type Reading = Pick<Payload, 'find'>;

/** The published form of a kind of ours; `null` where it is as it came. */
export async function findFormOf(kind: SubmissionKind, payload: Reading, req?: PayloadRequest): Promise<Form | null> {
  return kind === 'responses' ? null : findForm({ adapts: kind }, payload, req);
}

/** The published form of the owner's at an address. */
export async function findOwnForm(slug: string, payload: Reading): Promise<Form | null> {
  return slug === '' ? null : findForm({ slug }, payload);
}

/** The same for what was sent: a page that was opened before the address changed still names the former one. */
export async function findSentForm(slug: string, payload: Reading): Promise<Form | null> {
  const found = await findOwnForm(slug, payload);
  if (found || slug === '') return found;
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: decodeURIComponent(formPath(slug)) } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const to = docs[0] && decodeURIComponent(docs[0].to);
  return to?.startsWith(formPath('')) ? findOwnForm(to.slice(formPath('').length), payload) : null;
}

async function findForm(
  by: { adapts: string } | { slug: string },
  payload: Reading,
  req?: PayloadRequest,
): Promise<Form | null> {
  const [[name, value]] = Object.entries(by) as [[string, string]];
  const { docs } = await payload.find({
    collection: 'forms',
    where: { and: [{ _status: { equals: 'published' } }, { [name]: { equals: value } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return docs[0] ?? null;
}

/** Who is told of what is sent with a form in a language, in the place of the team's mailbox. */
export function recipientsOf(form: Form | null, locale: Locale): string[] {
  return addressesIn(form?.[`recipients_${locale}`]);
}

/** One address a line, or with commas between them. */
export function addressesIn(text: string | null | undefined): string[] {
  return (text ?? '').split(/[\s,،;]+/u).filter(Boolean);
}
