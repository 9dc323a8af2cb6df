import type { ApiErrorBody, Challenge, Locale, Receipt, SubmissionKind, SubmissionRequest } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import type { ShownFailure } from '../../router/payload.ts';
import { withSession } from '../../session/index.ts';

/** One submission as the browser sends it, now or from the outbox. */
export interface Submission extends Pick<SubmissionRequest, 'career' | 'elapsed' | 'form' | 'trap' | 'version'> {
  kind: SubmissionKind;
  /** The same key is the same submission. */
  key: string;
  values: Record<string, unknown>;
}

export type Outcome =
  | { outcome: 'sent'; receipt: Receipt }
  /** Something is wrong with its fields; nothing is stored. */
  | { outcome: 'refused'; failures: ShownFailure[] }
  /** The same may pass later. After a timeout it may have been stored, and sending it again with its key is safe. */
  | { outcome: 'later'; reason: 'offline' | 'timeout' | 'unavailable' | 'too_many'; retryAfter?: number }
  /** It will not pass as it is: the account is banned, the job is closed, it is too large. */
  | { outcome: 'rejected'; reason: 'too_large' | 'banned' | 'signed_out' | 'refused' | 'failed'; message?: string };

interface Options {
  locale: Locale;
  /** Does the work that a 428 asks for; `null` for a server, which does not work for strangers. */
  solve?: ((challenge: Challenge) => Promise<string>) | null;
  /** Origin of the API; where it is left out, the reader's own, within their session. */
  base?: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

/**
 * `POST <kind>`, once, and once more with the proof of work where the API asks for it. Never throws. Without a key the
 * API knows a repeated submission by its content.
 */
export async function sendSubmission(
  { kind, ...request }: Omit<Submission, 'key'> & Partial<Pick<Submission, 'key'>>,
  { solve = solveInPage, base, ...options }: Options,
): Promise<Outcome> {
  const api = createApi(base === undefined ? { ...options, base: '/', within: withSession } : { ...options, base });
  const post = (proof?: string) => api.post(kind, { ...request, ...(proof ? { proof } : {}) });
  try {
    return sent(await post());
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge || !solve) return outcomeOf(error, options.locale);
    try {
      return sent(await post(await solve(challenge)));
    } catch (second) {
      return outcomeOf(second, options.locale);
    }
  }
}

async function solveInPage(challenge: Challenge): Promise<string> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge(challenge);
}

function sent(body: unknown): Outcome {
  const receipt = (body as { data?: Partial<Receipt> } | null)?.data;
  if (!receipt?.reference || !receipt.statusKey) throw new Error('The receipt lacks its reference.');
  return { outcome: 'sent', receipt: receipt as Receipt };
}

function challengeOf(error: unknown): Challenge | undefined {
  return error instanceof ApiError && error.status === 428 ? errorOf(error)?.challenge : undefined;
}

function errorOf(error: ApiError): ApiErrorBody['error'] | undefined {
  return (error.body as Partial<ApiErrorBody> | null)?.error;
}

function outcomeOf(error: unknown, locale: Locale): Outcome {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { outcome: 'rejected', reason: 'failed' };
  }
  const { status } = error;
  const body = errorOf(error);
  if (status === 0) return { outcome: 'later', reason: unreachable(error) };
  if (status === 422 && body?.failures?.length) return { outcome: 'refused', failures: shown(body.failures, locale) };
  const { retryAfter } = body ?? {};
  if (status === 429 || status === 428) return { outcome: 'later', reason: 'too_many', retryAfter };
  if (status === 408 || status === 504) return { outcome: 'later', reason: 'timeout', retryAfter };
  if (status >= 500) return { outcome: 'later', reason: 'unavailable', retryAfter };
  if (status === 413) return { outcome: 'rejected', reason: 'too_large' };
  // The session is over, which it may be sent without as well.
  if (status === 401) return { outcome: 'rejected', reason: 'signed_out' };
  if (body?.code === 'banned') return { outcome: 'rejected', reason: 'banned', message: body.message };
  return { outcome: 'rejected', reason: 'refused', message: body?.message };
}

function unreachable({ cause }: ApiError): 'timeout' | 'offline' {
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'offline';
}

/** The API's sentences stand in the language of the call, and in Arabic. */
function shown(failures: NonNullable<ApiErrorBody['error']['failures']>, locale: Locale): ShownFailure[] {
  return failures.map(({ message, messageAr, ...failure }) => ({
    ...failure,
    messages: { [locale]: message, ar: messageAr },
  }));
}
