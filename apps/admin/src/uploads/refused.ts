import type { UploadRefusal } from '@nasaq/contract';
import { ApiError } from '../api/error.ts';

/** The refusal of a file as its sender is told: 413 for the size, 507 for a full disk, 422 for what is in it. */
export function refused(reason: UploadRefusal): ApiError {
  return new ApiError(codes[reason] ?? 'invalid', 'file', { reason });
}

const codes: Partial<Record<UploadRefusal, 'payload_too_large' | 'storage_full'>> = {
  too_large: 'payload_too_large',
  storage_full: 'storage_full',
};

/** A disk without room, a quota that is used up, a file that may not grow: all of them pass. */
export function isStorageFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}
