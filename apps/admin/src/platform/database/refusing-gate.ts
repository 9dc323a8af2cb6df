import { Gate, GateFull } from '@nasaq/serving';
import { unavailable } from './database-outage.ts';

/**
 * A gate for what visitors send. A transaction holds a connection of the pool while it asks for nothing else: with as many
 * of them as connections, nobody else would be served. Whoever it sends away is told to try again.
 */
export class RefusingGate extends Gate {
  /** @throws {ApiError} `unavailable` where too many wait, or for who has waited too long */
  override async pass<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await super.pass(work);
    } catch (error) {
      throw error instanceof GateFull ? unavailable(error) : error;
    }
  }
}
