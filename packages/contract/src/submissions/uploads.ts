import { z } from '../zod.ts';
import { submissionKinds } from './kinds.ts';
import type { PlannedField } from './plan/form-plan.ts';
import { isOwnField, type ownFileKinds, planLimits } from './plan/own-fields.ts';

/** 10 MB each, in binary units as the interface shows sizes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Media type → extensions. A file must be what its first bytes say, and its name must agree. */
export const documentTypes = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
} as const;
export const imageTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
} as const;

const documents = { ...documentTypes };
const images = { ...imageTypes };
const any = { ...documents, ...images };
export type FileTypes = Readonly<Partial<Record<keyof typeof any, readonly string[]>>>;

/** What a file can belong to. */
export const uploadKinds = [...submissionKinds, 'chats'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export function isUploadKind(value: unknown): value is UploadKind {
  return uploadKinds.includes(value as UploadKind);
}

/** What each file field takes. */
export const fileFields: Partial<Record<UploadKind, Record<string, { types: FileTypes; max: number }>>> = {
  reports: { help_details_files: { types: any, max: 5 }, screenshots: { types: images, max: 5 } },
  orders: { brief_files: { types: any, max: 5 }, files: { types: any, max: 5 } },
  applications: { cv: { types: documents, max: 1 } },
  chats: { files: { types: any, max: 5 } },
};

const ownTypes: Record<(typeof ownFileKinds)[number], FileTypes> = { any, pictures: images, documents };

/** What a file field takes, one of the owner's as its plan says; `undefined` for a field that takes no files. */
export function fileField(
  kind: UploadKind,
  name: string,
  { files = 'any', max }: Pick<PlannedField, 'files' | 'max'> = {},
): { types: FileTypes; max: number } | undefined {
  if (isOwnField(name) && kind !== 'chats') return { types: ownTypes[files], max: max ?? planLimits.files };
  const fields = fileFields[kind] ?? {};
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** What the rich-text field shows in place; everything else is a named box. */
export const previewableTypes: readonly string[] = Object.keys(imageTypes);

/**
 * `POST uploads?kind=<kind>&field=<field>`: the body is the file, `X-File-Name` its percent-encoded name. Only who holds
 * the token may read, use or delete it, until a submission claims it.
 */
export const uploadSchema = z.object({
  token: z.string(),
  filename: z.string(),
  /** Bytes. */
  filesize: z.number().int(),
  /** By its content. */
  contentType: z.string(),
  /** Path below the site's origin, for who holds the token. */
  url: z.string(),
  href: z.string(),
  previewable: z.boolean(),
  /** Pixels; `null` for what is no picture. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** Why a file was refused; codes of the field `file` in the error body's `reason`. */
export const uploadRefusals = [
  'empty',
  'too_large',
  'type',
  'content',
  'bomb',
  'harmful',
  'incomplete',
  'storage_full',
  'unclaimed',
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];
