import { uploadRefusals, type ApiErrorBody, type UploadRefusal } from '@nasaq/contract';

/**
 * Why a file is not with us, besides the refusals. `connection`: no answer; `busy`: the same may pass later; `server`:
 * anything else that is not the file's fault; `too_many`: the field is full; `lost`: of an earlier visit, and the
 * browser has it no more.
 */
export const uploadFailures = ['connection', 'busy', 'server', 'too_many', 'lost'] as const;
export type UploadProblem = UploadRefusal | (typeof uploadFailures)[number];

export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(`upload: ${problem}`);
    this.problem = problem;
  }

  static ofAnswer(status: number, error: ApiErrorBody['error'] | undefined): UploadError {
    return new UploadError(error?.reason ?? byStatus(status));
  }
}

/** The problem of a file item, which may come from a draft that another build wrote. */
export function readProblem(code: string): UploadProblem {
  const known: readonly string[] = [...uploadRefusals, ...uploadFailures];
  return known.includes(code) ? (code as UploadProblem) : 'server';
}

/** Whether the same file may be sent again with hope. */
export function mayRetry(problem: UploadProblem): boolean {
  return ['connection', 'busy', 'server', 'incomplete', 'storage_full', 'unclaimed'].includes(problem);
}

function byStatus(status: number): UploadProblem {
  if (status === 413) return 'too_large';
  if (status === 507) return 'storage_full';
  // The site's server answers 502 and 503 where the admin host is away.
  return [408, 429, 502, 503, 504].includes(status) ? 'busy' : 'server';
}
