import type { PayloadRequest } from 'payload';
import { isForeign } from '../http/foreign-origin.ts';
import { StaffError } from './staff-error.ts';

/**
 * For what staff do with JSON: other pages cannot send it without asking first.
 * @throws {StaffError}
 */
export function refuseForeign(request: Pick<PayloadRequest, 'headers'>): void {
  if (!/^application\/json(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new StaffError('not_json');
  refuseForeignOrigin(request);
}

/**
 * The same for what is no JSON; where a browser must ask before it sends it, such as a file with a header of ours.
 * @throws {StaffError}
 */
export function refuseForeignOrigin({ headers }: Pick<PayloadRequest, 'headers'>): void {
  if (isForeign(headers)) throw new StaffError('foreign_origin');
}
