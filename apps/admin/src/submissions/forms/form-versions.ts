import { type PlannedField, plannedFieldSchema } from '@nasaq/contract';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAdmin } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { createRow } from '../../platform/database/in-transaction.ts';
import { formTexts } from '../catalogue/index.ts';
import type { SentAnswers } from '../record/asked.ts';

/**
 * Every version of a form that readers ever saw, once: a page that was opened before the form changed sends what that
 * version asked for, and is read by its rules. They are small, tell nothing of anybody, and stay.
 */
export const formVersions: CollectionConfig = {
  slug: 'form-versions',
  labels: formTexts.versions,
  access: { create: () => false, read: isAdmin, update: () => false, delete: () => false },
  admin: { hideAPIURL: true, useAsTitle: 'key', group: groups.inboxes, hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: formTexts.versions.singular },
    { name: 'form', type: 'text', required: true, index: true, label: formTexts.names.singular },
    { name: 'fields', type: 'json', required: true, label: formTexts.fields },
  ],
};

/** Keeps a version that readers see from now on, within the transaction of `req`. */
export async function keepVersion(
  form: string,
  version: string,
  fields: readonly PlannedField[],
  req: PayloadRequest,
): Promise<void> {
  const key = `${form}:${version}`;
  const { totalDocs } = await req.payload.count({
    collection: 'form-versions',
    where: { key: { equals: key } },
    overrideAccess: true,
    req,
  });
  const now = new Date().toISOString();
  if (totalDocs === 0)
    await createRow('form-versions', { key, form, fields: [...fields], createdAt: now, updatedAt: now }, req);
}

/** The fields that a version asked for; `null` for one that there never was. */
export async function findVersion(form: string, version: string, payload: Payload): Promise<PlannedField[] | null> {
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { key: { equals: `${form}:${version}` } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ? readFields(docs[0].fields) : null;
}

/** What the versions of forms have ever asked for by themselves, each field once with its newest label. */
export async function everAsked(forms: readonly string[], payload: Payload): Promise<SentAnswers> {
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { form: { in: [...forms] } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const labels = docs.flatMap(({ fields }) =>
    readFields(fields).flatMap(({ name, label }) => (label ? [[name, label] as const] : [])),
  );
  return new Map(labels);
}

function readFields(fields: unknown): PlannedField[] {
  return z.array(plannedFieldSchema).safeParse(fields).data ?? [];
}
