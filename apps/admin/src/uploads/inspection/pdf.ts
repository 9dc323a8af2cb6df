import type { FileHandle } from 'node:fs/promises';
import { refused } from '../refused.ts';
import { endsAsZip } from './polyglot.ts';
import { readTail } from './read-at.ts';

/** Readers look for the end in the last kilobyte; some writers add a signature or blanks after it. */
const tailLength = 32 * 1024;

/**
 * @throws {ApiError} `incomplete` for a document that was cut, `content` for one that is a zip archive as well. What a
 * whole document holds cannot be judged here: staff get it as a download, never as a page of this host.
 */
export async function checkPdf(handle: FileHandle): Promise<void> {
  if (await endsAsZip(handle)) throw refused('content');
  if (!(await readTail(handle, tailLength)).includes('%%EOF')) throw refused('incomplete');
}
