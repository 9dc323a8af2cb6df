import type { SubmissionKind } from '@nasaq/contract';
import { isSameHash, keyedHash } from '../../platform/secrets/keyed-hash.ts';

const length = 32;

/** Opens the status page of one submission without a code; 192 bits that only this host can make. */
export function statusKey(kind: SubmissionKind, reference: string): string {
  return keyedHash('status', `${kind}:${reference}`).slice(0, length);
}

export function isStatusKey(typed: string, kind: SubmissionKind, reference: string): boolean {
  return isSameHash(typed, statusKey(kind, reference));
}
