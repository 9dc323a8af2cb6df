import { Semaphore, SemaphoreFull } from '@nasaq/serving';
import { unavailable } from './database-outage.ts';

/**
 * A semaphore for what visitors send. A transaction holds a connection of the pool while it asks for nothing else: with
 * as many of them as connections, nobody else would be served. Whoever it refuses is told to try again.
 */
export class RefusingSemaphore extends Semaphore {
  /** @throws {ApiError} `unavailable` where too many wait, or for who has waited too long */
  override async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await super.run(work);
    } catch (error) {
      throw error instanceof SemaphoreFull ? unavailable(error) : error;
    }
  }
}
