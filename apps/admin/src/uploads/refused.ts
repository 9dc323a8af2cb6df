import type { UploadRefusal } from '@nasaq/contract';
import { ApiError, type ErrorDetails } from '../platform/http/error.ts';

/** The refusal of a file as its sender is told: 413 for the size, 507 for a full disk, 429 for too many that wait, 422 for what is in it. */
export function refused(reason: UploadRefusal, details: ErrorDetails = {}): ApiError {
  return new ApiError(codes[reason] ?? 'invalid', 'file', { reason, ...details });
}

const codes: Partial<Record<UploadRefusal, 'payload_too_large' | 'storage_full' | 'too_many_requests'>> = {
  too_large: 'payload_too_large',
  storage_full: 'storage_full',
  unclaimed: 'too_many_requests',
};

/** A disk without room, a quota that is used up, a file that may not grow: all of them pass. */
export function isStorageFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}
