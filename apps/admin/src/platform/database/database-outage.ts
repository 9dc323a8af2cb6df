import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../http/error.ts';

/** PostgreSQL: connection, resources, operator intervention, serialization, deadlock, a standby that cannot write. */
const sqlStates = /^(08|53|57P|40001|40P01|25006|55P03)/;
const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Some of the driver's errors have a message only. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** Seconds after which somebody who was sent away may try again. */
const retryAfter = 5;

/** Whether an error says that the database is away for the moment, and nothing about what was asked of it. */
export function isOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, syscall } = current as { code?: unknown; syscall?: unknown };
    if (typeof code === 'string' && (sqlStates.test(code) || isConnectionError(code, syscall))) return true;
    if (driverMessages.test(current.message)) return true;
  }
  return false;
}

/** ENOENT says that the socket is gone only where one was to be connected to; else a file is missing. */
function isConnectionError(code: string, syscall: unknown): boolean {
  return code === 'ENOENT' ? syscall === 'connect' : syscall !== undefined && systemErrors.has(code);
}

/**
 * Tries again while the database restarts, for some four seconds. `work` must be safe to repeat: where a connection
 * breaks during COMMIT nobody knows whether it was done.
 * @throws {ApiError} `unavailable` where the database stays away
 */
export async function retryWhileDatabaseIsDown<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = [100, 1_000, 2_500],
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      const pause = pauses[attempt];
      if (pause === undefined) throw unavailable(error);
      await wait(pause);
    }
  }
}

export function unavailable(cause: unknown): ApiError {
  return Object.assign(new ApiError('unavailable', undefined, { retryAfter }), { cause });
}
