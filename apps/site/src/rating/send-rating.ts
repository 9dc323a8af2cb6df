import { ratingCall, readRating, type ApiErrorBody, type Rating, type RatingRequest } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';

export interface FieldFailure {
  field: string;
  /** In the reader's language. */
  message: string;
  /** The same in Arabic, which every language shows. */
  messageAr: string;
}

export type RatingOutcome =
  | { outcome: 'sent'; rating: Rating }
  | { outcome: 'refused'; failures: readonly FieldFailure[] }
  /** There is no connection, or no answer: the same may pass later. */
  | { outcome: 'later' }
  | { outcome: 'too_many'; minutes: number }
  | { outcome: 'failed' };

/** `POST articles/:slug/rating`, and once more with the proof of work where the API asks for it. Never throws. */
export async function sendRating(
  api: Api,
  slug: string,
  request: RatingRequest,
  solve: ((challenge: { challenge: string; difficulty: number }) => Promise<string>) | null,
): Promise<RatingOutcome> {
  try {
    const { data } = await api.post<string, { data: Rating }>(ratingCall(slug), request);
    return { outcome: 'sent', rating: readRating(data) };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      console.error(error);
      return { outcome: 'failed' };
    }
    const body = (error.body as Partial<ApiErrorBody> | null)?.error;
    if (error.status === 428 && body?.challenge && solve && !request.proof)
      return sendRating(api, slug, { ...request, proof: await solve(body.challenge) }, null);
    return outcomeOf(error.status, body);
  }
}

function outcomeOf(status: number, body: ApiErrorBody['error'] | undefined): RatingOutcome {
  if (status === 422 && body?.failures) return { outcome: 'refused', failures: body.failures };
  if (status === 429 || status === 428)
    return { outcome: 'too_many', minutes: Math.max(1, Math.ceil((body?.retryAfter ?? 60) / 60)) };
  return status === 0 || status >= 500 || status === 408 ? { outcome: 'later' } : { outcome: 'failed' };
}
