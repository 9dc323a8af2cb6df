import { fileFields, maxFileBytes, type SubmissionKind } from '@nasaq/contract';

/** Bytes of all fields together; the API takes 1.5 MB of JSON. */
export const maxFieldBytes = 1_400_000;
export const maxFields = 200;
/** Letters of a field's name; whoever sends longer ones did not use our page. */
export const maxNameLength = 100;

/**
 * Bytes of a whole body. More than its files may have, so that one that is too large can be refused at its field, with
 * everything else kept; but nothing beyond it is read.
 */
export function maxBodyBytes(kind: SubmissionKind): number {
  const files = Object.values(fileFields[kind] ?? {}).reduce((count, { max }) => count + max, 0);
  return 8 * 1024 * 1024 + 2 * files * maxFileBytes;
}
