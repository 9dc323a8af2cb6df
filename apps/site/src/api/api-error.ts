import type { ApiErrorBody } from '@nasaq/contract';

/** An answer with a status from 400 to 599, or no answer at all (`status` 0: network failure or timeout). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed body; the contract's error where the API itself answered. */
  readonly body: unknown;
  readonly request: { method: string; url: string };

  constructor(request: { method: string; url: string }, status: number, body: unknown, cause?: unknown) {
    super(`${request.method} ${request.url}: ${status === 0 ? 'no response' : status}`, { cause });
    this.request = request;
    this.status = status;
    this.body = body;
  }

  /** The contract's error code, where the body carries one. */
  get code(): string | undefined {
    return (this.body as Partial<ApiErrorBody> | null)?.error?.code;
  }
}
