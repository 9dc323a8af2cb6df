import { log, messageOf } from '@nasaq/logging';
import { noteCause } from './traced.ts';

/** Milliseconds between two lines about the same kind of refusal: a crowd must not fill the log. */
const sayEvery = 60_000;

interface Refused {
  total: number;
  /** Since the last line. */
  unsaid: number;
  saidAt: number;
}

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqRefusals?: Map<string, Refused> };

/**
 * Counts a request that a host did not serve, and leaves a line: the first of its kind at once, then one a minute
 * with how many there were since.
 * @param code of the refusal, such as `unavailable` or `storage_full`
 * @param cause what the system or the database said
 */
export function noteRefusal(code: string, cause?: unknown, now = Date.now()): void {
  const refused = count(code);
  const reason = deepest(cause);
  noteCause(code, reason);
  refused.unsaid += 1;
  if (now - refused.saidAt < sayEvery) return;
  const since = refused.unsaid;
  Object.assign(refused, { unsaid: 0, saidAt: now });
  log.error('Requests were refused.', { refused: code, since, reason });
}

function count(code: string): Refused {
  const refusals = (shared.nasaqRefusals ??= new Map());
  const refused = refusals.get(code) ?? { total: 0, unsaid: 0, saidAt: -Infinity };
  refused.total += 1;
  refusals.set(code, refused);
  return refused;
}

/** Statuses by which a host says that it could not, or did not want to; all others are about what was asked. */
const kinds = new Map([
  [428, 'proof_required'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
  [507, 'storage_full'],
]);

/**
 * The same for an answer of any kind: nothing is counted where its status refuses nothing. A failure (500) is counted
 * without a line: whoever caught it has left one, with all that is known of it.
 */
export function noteAnswer(status: number, cause?: unknown): void {
  if (status === 500) count('internal');
  const kind = kinds.get(status);
  if (kind) noteRefusal(kind, cause);
}

/** A failed query holds what people wrote; the database's own error below it does not. */
function deepest(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause.cause instanceof Error) return deepest(cause.cause);
  return 'query' in cause ? undefined : messageOf(cause);
}

/** How many of each kind there were since the start. */
export function countedRefusals(): Record<string, number> {
  return Object.fromEntries([...(shared.nasaqRefusals ?? [])].map(([code, { total }]) => [code, total]));
}
