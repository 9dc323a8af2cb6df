import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SubmissionKind } from '@nasaq/contract';
import { getSecret } from '../secret.ts';

const length = 32;

/** Opens the status page of one submission without a code; 192 bits that only this host can make. */
export function statusKey(kind: SubmissionKind, reference: string): string {
  return createHmac('sha256', getSecret()).update(`status:${kind}:${reference}`).digest('base64url').slice(0, length);
}

export function isStatusKey(typed: string, kind: SubmissionKind, reference: string): boolean {
  const [given, right] = [Buffer.from(typed), Buffer.from(statusKey(kind, reference))];
  return given.length === right.length && timingSafeEqual(given, right);
}
