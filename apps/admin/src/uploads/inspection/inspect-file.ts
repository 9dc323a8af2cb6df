import { open, type FileHandle } from 'node:fs/promises';
import type { FileTypes } from '@nasaq/contract';
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '../clean-filename.ts';
import { refused } from '../refused.ts';
import { checkOpenDocument, checkPdf, checkPicture, checkWordDocument, checkWordXml } from './kinds.ts';
import { readAt } from './file-bytes.ts';
import { zipMagic } from './read-archive.ts';

export interface Inspected {
  /** Media type, by the content. */
  contentType: keyof FileTypes;
  /** Pixels as shown; `null` for what is no picture. */
  width: number | null;
  height: number | null;
}

const headLength = 4_100;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const checks: Record<keyof FileTypes, (file: string, handle: FileHandle) => Promise<Pixels | void>> = {
  'application/pdf': (_, handle) => checkPdf(handle),
  'application/msword': (_, handle) => checkWordDocument(handle),
  [docx]: checkWordXml,
  'application/vnd.oasis.opendocument.text': checkOpenDocument,
  'image/png': checkPicture,
  'image/jpeg': checkPicture,
  'image/webp': checkPicture,
  'image/gif': checkPicture,
};
type Pixels = Pick<Inspected, 'width' | 'height'>;

/** What the first bytes of each type are to `file-type`, which knows the containers and not what is in them. */
const magic: Record<keyof FileTypes, readonly string[]> = {
  // None where something stands before its beginning; the check finds it.
  'application/pdf': ['application/pdf', ''],
  'application/msword': ['application/x-cfb'],
  [docx]: ['application/zip'],
  'application/vnd.oasis.opendocument.text': ['application/zip'],
  'image/png': ['image/png', 'image/apng'],
  'image/jpeg': ['image/jpeg'],
  'image/webp': ['image/webp'],
  'image/gif': ['image/gif'],
};

/**
 * The type that a name claims among those that a field takes.
 * @throws {ApiError} `type` where it is none of them, which is known before the file is read
 */
export function claimedType(filename: string, types: FileTypes): keyof FileTypes {
  const extension = extensionOf(filename);
  const claimed = Object.entries(types).find(([, extensions]) => extensions.includes(extension));
  if (!claimed) throw refused('type');
  return claimed[0] as keyof FileTypes;
}

/**
 * Makes sure that a file is what its name claims and nothing else, without running, rendering or rewriting any of it.
 * @throws {ApiError} `content`, `incomplete` or `bomb`
 */
export async function inspectFile(file: string, claimed: keyof FileTypes): Promise<Inspected> {
  const handle = await open(file, 'r');
  try {
    if (!magic[claimed].includes(await containerOf(await readAt(handle, 0, headLength)))) throw refused('content');
    const pixels = await checks[claimed](file, handle);
    return { contentType: claimed, width: pixels?.width ?? null, height: pixels?.height ?? null };
  } finally {
    await handle.close();
  }
}

/** Archives are only named as such: what is in them stands at their end, which the checks read. */
async function containerOf(head: Buffer): Promise<string> {
  if (head.subarray(0, zipMagic.length).equals(zipMagic)) return 'application/zip';
  return (await fileTypeFromBuffer(head))?.mime ?? '';
}
