import type { ErrorSource } from '@nasaq/contract';
import { currentRequest, onErrorLine } from '@nasaq/logging';
import type { ErrorQueue } from './error-queue.ts';

/** An error as a line of the log has it. */
interface LoggedError {
  type?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  status?: unknown;
  cause?: LoggedError;
}

/**
 * Whatever this process writes into its log as an error is noted, too, with the request or job on whose behalf it ran.
 * @returns how to end it
 */
export function watchLog(queue: ErrorQueue, source: Extract<ErrorSource, 'site' | 'admin'>): () => void {
  return onErrorLine((sentence, fields) => {
    // The line of a request that failed; whoever caught the failure has left another, with all that is known of it.
    if (typeof fields['status'] === 'number' && 'route' in fields) return;
    // What was refused for the sake of the host is no error of it.
    if (typeof fields['refused'] === 'string' && !failures.has(fields['refused'])) return;
    const { err, error = err } = fields as { err?: LoggedError; error?: LoggedError };
    if (isRefusal(error)) return;
    const request = currentRequest();
    queue.note({
      source: request?.job ? 'job' : source,
      name: error?.type ?? 'Error',
      message: toldMessage(sentence, error, fields),
      stack: error?.stack,
      route: request?.job ?? request?.route ?? request?.routeOf?.(),
      request: request?.id,
    });
  });
}

/** Refusals that say that something is broken. */
const failures: ReadonlySet<string> = new Set(['unavailable', 'storage_full']);

/**
 * What Payload answers to whoever asked in vain, as to somebody who signs out and is not signed in: it has no other name
 * than its failures have, by which its log could tell them apart.
 */
function isRefusal({ status, type }: LoggedError = {}): boolean {
  return type === 'APIError' && typeof status === 'number' && status >= 400 && status < 500;
}

/** The message of the error and of what caused it; without an error, the sentence with its code. */
function toldMessage(sentence: string, error: LoggedError | undefined, { refused }: Record<string, unknown>): string {
  if (!error?.message) return typeof refused === 'string' ? `${sentence} (${refused})` : sentence;
  const { cause, code, message } = error;
  const plain = typeof code === 'string' && !message.includes(code) ? `${message} (${code})` : message;
  return cause?.message ? `${plain} ← ${cause.message}` : plain;
}
